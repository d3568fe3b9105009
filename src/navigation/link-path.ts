/** Path of a link's target. Links in SVG have no `pathname` property. */
export function linkPath(link: Element): string {
  return new URL(link.getAttribute("href") ?? "", window.location.href).pathname
}
