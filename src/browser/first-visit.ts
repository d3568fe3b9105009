/** Whether the document was opened by a link or an address, not by a reload or by going back. */
export function isFirstVisit(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[] // entries of type "navigation"
  return entry?.type === "navigate"
}
