/** Reads the layout, and returns a function that changes the page accordingly. */
type Measure = () => () => void

const measures = new WeakMap<Element, Measure>()

/** One observer for all elements: all sizes are read before anything changes, so that only one layout is needed. */
const observer = new ResizeObserver((entries) => {
  const changes = entries.map(({ target }) => measures.get(target)?.())
  for (const change of changes) change?.()
})

/** Measures an element initially and whenever its size has changed. */
export function observeSize(element: Element, signal: AbortSignal, measure: Measure): void {
  measures.set(element, measure)
  observer.observe(element)
  signal.addEventListener("abort", () => observer.unobserve(element))
}
