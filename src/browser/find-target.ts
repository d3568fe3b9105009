/** The element a fragment leads to, `null` when there is none. */
export function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null // the fragment is not a valid encoding, so no id can equal it
  }
}
