/**
 * The visible text of an element. Of a command that is written for several tools, only the variant of the reader's tool is
 * visible.
 */
export function shownText(element: HTMLElement): string {
  const variants = [...element.querySelectorAll<HTMLElement>(".for-tool")]
  if (variants.length === 0) return element.textContent ?? ""
  const copy = element.cloneNode(true) as HTMLElement
  copy.querySelectorAll(".for-tool").forEach((variant, index) => {
    const original = variants[index]
    if (original && getComputedStyle(original).display === "none") variant.remove()
  })
  return copy.textContent ?? ""
}
