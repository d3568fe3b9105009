/** No heading of a text gets an id that starts like this. */
const id = "__announcements"

/** The live region for messages to screen readers. It must be in the page before a message is written to it. */
export function statusRegion(): HTMLElement {
  const existing = document.getElementById(id)
  if (existing) return existing
  const region = document.createElement("div")
  region.id = id
  region.className = "sr-only"
  region.setAttribute("role", "status")
  document.body.append(region)
  return region
}

/**
 * Announces a message to screen readers, in place of the last one. Returns a function that removes this message; a later
 * one stays. Call `statusRegion` well before, so that the region exists.
 */
export function announce(message: string): () => void {
  const text = document.createTextNode(message)
  statusRegion().replaceChildren(text)
  return () => text.remove()
}
