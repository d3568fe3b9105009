/** What the field shows and hides, in the order of the page: parts with their text, below headings. */
interface Filtered {
  parts: { elements: HTMLElement[]; text: string; heading?: HTMLElement }[]
  headings: HTMLElement[]
}

/**
 * Puts a field in each `[data-filter]` of a page; its value is the field's name. It filters the page's parts below h3
 * headings or, where there are none, the rows of its first table. Returns a function that takes everything away again.
 */
export function enhanceFilter(root: HTMLElement): () => void {
  const undo = [...root.querySelectorAll<HTMLElement>("[data-filter]")].map((place) => addField(root, place))
  return () => {
    for (const clear of undo) clear()
  }
}

function addField(root: HTMLElement, place: HTMLElement): () => void {
  const label = document.createElement("label")
  label.textContent = place.dataset.filter ?? ""
  const field = document.createElement("input")
  field.type = "search"
  field.autocomplete = "off"
  label.append(field)
  const status = document.createElement("p")
  status.setAttribute("role", "status")
  place.replaceChildren(label, status)

  const filtered = findFiltered(root, place)
  const apply = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
    const shown = show(filtered, (text) => words.every((word) => text.includes(word)))
    status.textContent = words.length === 0 ? "" : `${shown} of ${filtered.parts.length}`
  }
  /** A link to a part that is hidden shows everything. */
  const reveal = () => {
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
    if (!target?.closest("[hidden]")) return
    field.value = ""
    apply()
    target.scrollIntoView()
  }
  field.addEventListener("input", apply)
  window.addEventListener("hashchange", reveal)
  return () => {
    window.removeEventListener("hashchange", reveal)
    show(filtered, () => true)
    place.replaceChildren()
  }
}

function findFiltered(root: HTMLElement, place: HTMLElement): Filtered {
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
  const rows = [...(root.querySelector("table")?.tBodies[0]?.rows ?? [])]
  return { parts: rows.map((row) => ({ elements: [row], text: textOf([row]) })), headings: [] }
}

function textOf(elements: readonly HTMLElement[]): string {
  return elements
    .map(({ textContent }) => textContent)
    .join(" ")
    .toLowerCase()
}

/** Shows the parts whose text fits, and the headings above them; answers with their number. */
function show({ parts, headings }: Filtered, fits: (text: string) => boolean): number {
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
