/** An older site stored the default id of a bar with a misspelling; readers who closed that bar have closed this one. */
export const renamedAnnouncement = { from: "annoucement-bar", to: "announcement-bar" } as const

/** Whether the reader has met this bar before: what is stored about closing it holds for no other. */
export function isKnownAnnouncement(storedId: string | null, id: string): boolean {
  const known = storedId === renamedAnnouncement.from ? renamedAnnouncement.to : storedId
  return known === id
}
