/** The element that a fragment refers to; `null` if there is none. */
export function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null // malformed percent-encoding matches no id
  }
}
