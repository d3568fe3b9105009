const id = "announcements"

/** Where scripts write what screen readers are to say. It has to be in the page before the text is. */
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
