/** An older site stored a misspelled default id; readers who closed that bar have also closed the one with the right id. */
export const renamedAnnouncement = { from: "annoucement-bar", to: "announcement-bar" } as const

/** Whether the reader has seen this bar before; a stored dismissal applies only to the bar with the stored id. */
export function isKnownAnnouncement(storedId: string | null, id: string): boolean {
  const known = storedId === renamedAnnouncement.from ? renamedAnnouncement.to : storedId
  return known === id
}
