/**
 * Address of a link's target; `undefined` if it cannot be parsed, as with a placeholder for the host. Links in SVG have no
 * properties for the parts of their address.
 */
export function linkAddress(link: Element): URL | undefined {
  const href = link.getAttribute("href") ?? ""
  const base = window.location.href
  return URL.canParse(href, base) ? new URL(href, base) : undefined
}
