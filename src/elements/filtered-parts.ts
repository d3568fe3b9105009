/** What a filter shows and hides, in page order: parts with their text, under headings. */
export interface Filtered {
  parts: { elements: HTMLElement[]; text: string; heading?: HTMLElement }[]
  headings: HTMLElement[]
}

/** Finds the content below a filter. */
export function findFiltered(place: HTMLElement): Filtered {
  const parts: Filtered["parts"] = []
  const headings: HTMLElement[] = []
  let heading: HTMLElement | undefined
  let part: Filtered["parts"][number] | undefined
  for (let next = place.nextElementSibling; next instanceof HTMLElement; next = next.nextElementSibling) {
    const level = (next.matches("h2, h3") ? next : next.querySelector(":scope > h2, :scope > h3"))?.tagName
    if (level === "H2") {
      headings.push((heading = next))
      part = undefined
    } else if (level === "H3") {
      part = { elements: [next], text: "", ...(heading ? { heading } : {}) }
      parts.push(part)
    } else part?.elements.push(next)
  }
  for (const part of parts) part.text = textOf(part.elements)
  if (parts.length > 0) return { parts, headings }
  const rows = [...(place.closest(".markdown")?.querySelector("table")?.tBodies[0]?.rows ?? [])]
  return { parts: rows.map((row) => ({ elements: [row], text: textOf([row]) })), headings: [] }
}

function textOf(elements: readonly HTMLElement[]): string {
  return elements
    .map(({ textContent }) => textContent)
    .join(" ")
    .toLowerCase()
}

/** Shows the parts whose text matches, and the headings above them. Returns the number of parts. */
export function showMatching({ parts, headings }: Filtered, fits: (text: string) => boolean): number {
  const used = new Set<HTMLElement | undefined>()
  let count = 0
  for (const { elements, text, heading } of parts) {
    const isShown = fits(text)
    if (isShown) {
      count++
      used.add(heading)
    }
    for (const element of elements) element.hidden = !isShown
  }
  for (const heading of headings) heading.hidden = !used.has(heading)
  return count
}
