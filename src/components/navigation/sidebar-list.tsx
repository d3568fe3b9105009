import { useState } from "react"
import type { SidebarNode } from "../../shared/navigation"
import { isExternal } from "../../shared/paths"
import { ArrowIcon, ChevronIcon } from "../ui/icons"
import { Link } from "../ui/link"
import { SiteLink } from "../ui/site-link"
import { VisuallyHidden } from "../ui/visually-hidden"
import { holdsPage, isPage, type SidebarPlace } from "./sidebar-state"

interface SidebarListProps {
  nodes: readonly SidebarNode[]
  place: SidebarPlace
}

/** One level of a sidebar. */
export function SidebarList({ nodes, place }: SidebarListProps) {
  return (
    <ul>
      {nodes.map((node) => (
        <SidebarEntry key={`${node.href} ${node.label}`} node={node} place={place} />
      ))}
    </ul>
  )
}

interface SidebarEntryProps {
  node: SidebarNode
  place: SidebarPlace
}

function SidebarEntry({ node, place }: SidebarEntryProps) {
  const { type, label, href, className } = node
  if (node.children.length > 0) return <SidebarGroup node={node} place={place} />
  if (!href)
    return (
      <li className={className ?? undefined}>
        <p>{label}</p>
      </li>
    )
  if (type === "back") {
    return (
      <li className={className ?? undefined}>
        <Link to={href} data-back>
          <ArrowIcon />
          {label}
        </Link>
      </li>
    )
  }
  return (
    <li className={className ?? undefined}>
      {isExternal(href) ? (
        <SiteLink link={{ label, href }} />
      ) : (
        <PageLink node={node} href={href} place={place} />
      )}
    </li>
  )
}

interface PageLinkProps extends SidebarEntryProps {
  href: string
  /** Set on the link of a group. */
  group?: { "data-linked": true; "data-current-group"?: true }
}

function PageLink({ node, href, place, group }: PageLinkProps) {
  const current = isPage(node, place.path)
  return (
    <Link
      to={href}
      className={current ? "menu__link--active" : undefined}
      aria-current={current ? place.current : undefined}
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
function SidebarGroup({ node, place }: SidebarEntryProps) {
  const holds = holdsPage(node, place.path)
  const [open, setOpen] = useState(holds || node.collapsed === false)
  const [seenPath, setSeenPath] = useState(place.path)
  if (place.path !== seenPath) {
    setSeenPath(place.path)
    if (holds) setOpen(true)
  }
  const currentGroup = holds ? true : undefined
  const list = <SidebarList nodes={node.children} place={place} />

  if (node.collapsible === false) {
    return (
      <li className={node.className ?? undefined}>
        {node.href ? <PageLink node={node} href={node.href} place={place} /> : <p>{node.label}</p>}
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
          place={place}
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
          {node.href ? <VisuallyHidden>Pages below {node.label}</VisuallyHidden> : node.label}
          <ChevronIcon />
        </summary>
        {list}
      </details>
    </li>
  )
}
