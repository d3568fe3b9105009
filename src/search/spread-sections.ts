/** Number of hits that are spread over sections, and how many of them a section can have: as many as the dialog shows. */
const spreadHits = 10
const maxOfSection = 5

/**
 * Moves hits of other sections forward if more than half of the first ten hits belong to one section, because the dialog
 * would show nothing else. The first five hits keep their places.
 */
export function spreadSections<T>(hits: readonly T[], sectionOf: (hit: T) => number): T[] {
  const counts = new Map<number, number>()
  const first: T[] = []
  const others: T[] = []
  for (const hit of hits) {
    const section = sectionOf(hit)
    const count = counts.get(section) ?? 0
    if (first.length === spreadHits || count === maxOfSection) {
      others.push(hit)
      continue
    }
    counts.set(section, count + 1)
    first.push(hit)
  }
  return [...first, ...others]
}
