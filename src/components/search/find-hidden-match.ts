/** Headings that begin a section of their own. */
const headings = "h1, h2, h3, h4, h5, h6"

/**
 * The element that holds a match which the reader cannot see and has to: the first one in the section that was found
 * whose word is nowhere visible there.
 * @param target where the section begins; without one, the page's opening is meant
 */
export function findHiddenMatch(
  content: Element,
  target: Element | null,
  ranges: readonly Range[],
): Element | undefined {
  const start = target ?? content
  const end = [...content.querySelectorAll(headings)].find(
    (heading) => heading !== target && heading.tagName !== "H1" && follows(start, heading),
  )
  const matches = ranges
    .filter(({ startContainer }) => follows(start, startContainer) && !(end && follows(end, startContainer)))
    .map((range) => ({ word: range.toString().toLowerCase(), element: range.startContainer.parentElement }))
  const visible = new Set(matches.filter(({ element }) => element?.checkVisibility()).map(({ word }) => word))
  return matches.find(({ word }) => !visible.has(word))?.element ?? undefined
}

function follows(before: Node, node: Node): boolean {
  return (before.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
