/** Whole days from a date, such as "2026-01-31", to a moment. A time of day after the date is ignored. */
export function daysBetween(date: string, moment: Date): number {
  return Math.floor((moment.getTime() - Date.parse(date.slice(0, 10))) / 86_400_000)
}
