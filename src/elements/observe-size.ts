/** Reads what it needs of the layout, and returns what is to be changed because of it. */
type Measure = () => () => void

const measures = new WeakMap<Element, Measure>()

/** One observer for all elements: every size is read before the first change, so that the page is laid out once. */
const observer = new ResizeObserver((entries) => {
  const changes = entries.map(({ target }) => measures.get(target)?.())
  for (const change of changes) change?.()
})

/** Measures an element now and whenever its size has changed. */
export function observeSize(element: Element, signal: AbortSignal, measure: Measure): void {
  measures.set(element, measure)
  observer.observe(element)
  signal.addEventListener("abort", () => observer.unobserve(element))
}
