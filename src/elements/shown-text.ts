/** The text of an element as it is shown: of commands that are written for several tools, the reader's. */
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
