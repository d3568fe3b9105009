/** Id of a page's element, or of the page's title, on the printable page of its whole section. */
export function printedId(position: number, id = ""): string {
  return id === "" ? `page-${position + 1}` : `page-${position + 1}-${id}`
}
