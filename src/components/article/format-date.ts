/** A date as readers see it, the same on every machine: "Nov 20, 2026". */
export function formatDate(iso: string): string {
  const format = new Intl.DateTimeFormat("en-US", {
    year: "numeric",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  })
  return format.format(new Date(iso))
}
