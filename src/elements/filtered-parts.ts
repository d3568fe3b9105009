/** What a filter shows and hides, in page order: parts with their text, under headings. */
export interface Filtered {
  parts: { element: HTMLElement; text: string; heading?: HTMLElement }[]
  headings: HTMLElement[]
}

/** Finds the content below a filter: the entries that the build made, or the rows of the page's first table. */
export function findFiltered(place: HTMLElement): Filtered {
  const parts: Filtered["parts"] = []
  const headings: HTMLElement[] = []
  let heading: HTMLElement | undefined
  for (let next = place.nextElementSibling; next instanceof HTMLElement; next = next.nextElementSibling) {
    if (next.matches(".entry")) parts.push(partOf(next, heading))
    else if (next.matches("h2, :has(> h2)")) headings.push((heading = next))
  }
  if (parts.length > 0) return { parts, headings }
  const rows = [...(place.closest(".markdown")?.querySelector("table")?.tBodies[0]?.rows ?? [])]
  return { parts: rows.map((row) => partOf(row)), headings: [] }
}

function partOf(element: HTMLElement, heading?: HTMLElement): Filtered["parts"][number] {
  return { element, text: element.textContent.toLowerCase(), heading }
}

/** Shows the parts whose text matches, and the headings above them. Returns the number of parts. */
export function showMatching({ parts, headings }: Filtered, fits: (text: string) => boolean): number {
  const used = new Set<HTMLElement | undefined>()
  let count = 0
  for (const { element, text, heading } of parts) {
    const isShown = fits(text)
    if (isShown) {
      count++
      used.add(heading)
    }
    element.hidden = !isShown
  }
  for (const heading of headings) heading.hidden = !used.has(heading)
  return count
}
