/** Address of a link's target. Links in SVG have no properties for its parts. */
export function linkAddress(link: Element): URL {
  return new URL(link.getAttribute("href") ?? "", window.location.href)
}

/** Path of a link's target. */
export function linkPath(link: Element): string {
  return linkAddress(link).pathname
}
