const id = "announcements"

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
