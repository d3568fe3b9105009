/** Id of an element of a page, or of the page's title, on the page of its whole section. */
export function printedId(position: number, id = ""): string {
  return id === "" ? `page-${position + 1}` : `page-${position + 1}-${id}`
}
