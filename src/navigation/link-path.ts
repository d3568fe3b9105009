/** Path that a link leads to. Links in drawings have no `pathname` of their own. */
export function linkPath(link: Element): string {
  return new URL(link.getAttribute("href") ?? "", window.location.href).pathname
}
