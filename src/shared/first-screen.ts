/** Text of a comment in a page's HTML, between two top-level elements. The content after it is below the first screen. */
export const belowFirstScreen = "below the first screen"

const mark = `<!--${belowFirstScreen}-->`

/** The HTML of at least the first screen of a page; the page's whole HTML if the page is short. */
export function firstScreenOf(html: string): string {
  const end = html.indexOf(mark)
  return end === -1 ? html : html.slice(0, end)
}
