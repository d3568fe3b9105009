/** Id of a bar that names none. */
const defaultId = "announcement-bar"
/** How an older site wrote it. */
const misspelledId = "annoucement-bar"

/** What storage has to hold after a page with this bar was opened; `undefined` when it holds that already. */
export function announcementUpdate(
  storedId: string | null,
  id: string,
): { id: string; dismissed: false } | undefined {
  const known = storedId === misspelledId ? defaultId : storedId
  return known === id ? undefined : { id, dismissed: false }
}
