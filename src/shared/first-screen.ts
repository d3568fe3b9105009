/** A comment in a page's HTML, between two of its top-level elements: what follows it starts below the first screen. */
export const belowFirstScreen = "below the first screen"

const mark = `<!--${belowFirstScreen}-->`

/** The part of a page's HTML that reaches to the end of the first screen at least; all of it if the page is short. */
export function firstScreenOf(html: string): string {
  const end = html.indexOf(mark)
  return end === -1 ? html : html.slice(0, end)
}
