import { BreakableName } from "../ui/breakable-name"
import type { HeadingNode } from "./nest-headings"

interface HeadingLinksProps {
  nodes: readonly HeadingNode[]
  /** Id of the heading being read. */
  active?: string
}

/** Number of characters that fit on a line of the table of contents in the margin. */
const marginLine = 18

/** Nested links to headings. */
export function HeadingLinks({ nodes, active }: HeadingLinksProps) {
  return (
    <ul>
      {nodes.map(({ id, text, children }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={id === active ? "table-of-contents__link--active" : undefined}
            aria-current={id === active ? "location" : undefined}
          >
            <BreakableName name={text} lineLength={marginLine} />
          </a>
          {children.length > 0 && <HeadingLinks nodes={children} active={active} />}
        </li>
      ))}
    </ul>
  )
}
