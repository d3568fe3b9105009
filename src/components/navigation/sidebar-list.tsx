import { type ReactNode, useState } from "react"
import type { SidebarNode } from "../../shared/navigation"
import { isExternal } from "../../shared/paths"
import { ArrowIcon, ChevronIcon } from "../ui/icons"
import { Link } from "../ui/link"
import { SiteLink } from "../ui/site-link"
import { holdsPage, isPage, type CurrentItem } from "./sidebar-state"

interface SidebarListProps {
  nodes: readonly SidebarNode[]
  currentItem: CurrentItem
}

/** One level of a sidebar. */
export function SidebarList({ nodes, currentItem }: SidebarListProps) {
  return (
    <ul>
      {nodes.map((node) => (
        <SidebarEntry key={`${node.href} ${node.label}`} node={node} currentItem={currentItem} />
      ))}
    </ul>
  )
}

interface SidebarEntryProps {
  node: SidebarNode
  currentItem: CurrentItem
}

function SidebarEntry({ node, currentItem }: SidebarEntryProps) {
  if (node.children.length > 0) return <SidebarGroup node={node} currentItem={currentItem} />
  return <li className={node.className ?? undefined}>{entryContent(node, currentItem)}</li>
}

function entryContent(node: SidebarNode, currentItem: CurrentItem): ReactNode {
  const { type, label, href } = node
  if (!href) return <p>{label}</p>
  if (type === "back") {
    return (
      <Link to={href} data-back>
        <ArrowIcon />
        {label}
      </Link>
    )
  }
  if (isExternal(href)) return <SiteLink link={{ label, href }} />
  return <PageLink node={node} href={href} currentItem={currentItem} />
}

interface PageLinkProps extends SidebarEntryProps {
  href: string
  /** Set on the link of a group. */
  group?: { "data-linked": true; "data-current-group"?: true }
}

function PageLink({ node, href, currentItem, group }: PageLinkProps) {
  const current = isPage(node, currentItem.path)
  return (
    <Link
      to={href}
      className={current ? "menu__link--active" : undefined}
      aria-current={current ? currentItem.ariaCurrent : undefined}
      data-closed={node.closed || undefined}
      {...group}
    >
      {node.label}
      {node.closed && <ChevronIcon />}
    </Link>
  )
}

/**
 * A collapsible group that also works without JavaScript. It opens on navigation to one of its pages and otherwise keeps
 * its state. Writers can make a group initially open.
 */
function SidebarGroup({ node, currentItem }: SidebarEntryProps) {
  const holds = holdsPage(node, currentItem.path)
  const [open, setOpen] = useState(holds || node.collapsed === false)
  const [seenPath, setSeenPath] = useState(currentItem.path)
  if (currentItem.path !== seenPath) {
    setSeenPath(currentItem.path)
    if (holds) setOpen(true)
  }
  const currentGroup = holds ? true : undefined
  const list = <SidebarList nodes={node.children} currentItem={currentItem} />

  if (node.collapsible === false) {
    return (
      <li className={node.className ?? undefined}>
        {entryContent(node, currentItem)}
        {list}
      </li>
    )
  }
  return (
    <li
      className={
        [!open && "menu__list-item--collapsed", node.className].filter(Boolean).join(" ") || undefined
      }
    >
      {node.href && (
        <PageLink
          node={node}
          href={node.href}
          currentItem={currentItem}
          group={{ "data-linked": true, "data-current-group": currentGroup }}
        />
      )}
      <details
        open={open}
        data-current-group={currentGroup}
        onToggle={(event) => {
          // React bubbles toggle events of nested groups
          if (event.target === event.currentTarget) setOpen(event.currentTarget.open)
        }}
      >
        <summary>
          {node.href ? <span className="sr-only">Pages below {node.label}</span> : node.label}
          <ChevronIcon />
        </summary>
        {list}
      </details>
    </li>
  )
}
