const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

/**
 * A date as readers see it, the same on every machine: "Nov 20, 2026". Without `Intl`: a browser's first use of it takes
 * 20 ms, on a phone several times as long, while the page comes alive.
 */
export function formatDate(iso: string): string {
  const date = new Date(iso)
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}
