/** Whole days from a date, such as "2026-01-31", to a moment. */
export function daysBetween(date: string, moment: Date): number {
  return Math.floor((moment.getTime() - Date.parse(date)) / 86_400_000)
}
