import type { Heading } from "../../shared/navigation"

/** A heading with its subheadings. */
export interface HeadingNode extends Heading {
  children: HeadingNode[]
}

/** Builds the tree of a page's headings. The parent of a heading is the nearest previous one of a lower level. */
export function nestHeadings(headings: readonly Heading[]): HeadingNode[] {
  const roots: HeadingNode[] = []
  const trail: HeadingNode[] = []
  for (const heading of headings) {
    const node: HeadingNode = { ...heading, children: [] }
    while (trail.length > 0 && (trail.at(-1)?.level ?? 0) >= heading.level) trail.pop()
    ;(trail.at(-1)?.children ?? roots).push(node)
    trail.push(node)
  }
  return roots
}
