/** Whether the document was opened by a link or an address, not by a reload or by going back. */
export function isFirstVisit(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[] // the type's entries
  return entry?.type === "navigate"
}
