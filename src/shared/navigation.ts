/** A link to a page of this site. */
export interface PageLink {
  label: string
  /** Final path of the page. */
  href: string
}

/** A heading of a page, as the table of contents shows it. */
export interface Heading {
  /** Id of the heading's element. */
  id: string
  /** Text without markup. */
  text: string
  /** 2 to 6. */
  level: number
}

/** One line of a sidebar, in reading order. `depth` encodes the tree; see `nestSidebar`. */
export interface SidebarItem {
  /** `page` and `category` belong to the sidebar; `link` leads elsewhere; `back` leads to the sidebar above. */
  type: "page" | "category" | "link" | "back"
  /** 0 for the outermost items. */
  depth: number
  label: string
  /** Path or external address; absent for a category without a page of its own. */
  href?: string | null
  /** False for a category that is always open. */
  collapsible?: boolean | null
  /** False for a category that is initially open. */
  collapsed?: boolean | null
  /** True for a category whose pages are the steps of one task. */
  steps?: boolean | null
  /** Additional CSS class. */
  className?: string | null
  /** True for a category whose items are omitted here; they are in the sidebar's file. */
  closed?: boolean | null
}

/** The part of a sidebar that is in a page's data. */
export interface PageSidebar {
  name: string
  /** The top-level items, and those in the branch of the page. */
  items: readonly SidebarItem[]
  /** Address of the file with all items, without the path prefix; a `SidebarItem[]` as JSON. */
  file: string
}

/** A page's position among the steps of one task. */
export interface Walkthrough {
  /** 1-based. */
  position: number
  /** Final paths of all steps, in their order. */
  steps: readonly string[]
}

/** A sidebar item with the items below it. */
export interface SidebarNode extends SidebarItem {
  children: SidebarNode[]
}

/** Turns a sidebar's flat list into its tree. */
export function nestSidebar(items: readonly SidebarItem[]): SidebarNode[] {
  const roots: SidebarNode[] = []
  const trail: SidebarNode[] = []
  for (const item of items) {
    const node: SidebarNode = { ...item, children: [] }
    trail.length = item.depth
    const parent = trail[item.depth - 1]
    ;(parent?.children ?? roots).push(node)
    trail[item.depth] = node
  }
  return roots
}
