/** Headings that start a new section. */
const headings = "h1, h2, h3, h4, h5, h6"

/**
 * The element with a hidden match that has to be revealed: the first one in the section of the hit, if the matched word is
 * visible nowhere in the section.
 * @param target start of the section; without it, the section is the page's opening
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
