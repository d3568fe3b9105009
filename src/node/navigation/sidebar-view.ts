import { createHash } from "node:crypto"
import {
  nestSidebar,
  type PageLink,
  type PageSidebar,
  type SidebarItem,
  type SidebarNode,
  type Walkthrough,
} from "../../shared/navigation"
import { withoutTrailingSlash } from "../../shared/paths"
import type { ResolvedSidebar } from "../content/content-index"

/** The position of a page in its sidebar. */
export interface Trail {
  /** The start page of the sidebar, the categories above the page (outermost first), and the page itself. */
  breadcrumbs: (Omit<PageLink, "href"> & { href?: string })[]
  previous?: PageLink
  next?: PageLink
}

interface Entry {
  node: SidebarNode
  parent?: Entry
}

/** A sidebar with an index of its pages, so that lookups do not search the whole tree. */
export interface SidebarView {
  /**
   * The part of the sidebar that a page's HTML contains: the outermost items, and the items of all categories that contain the
   * page or are open by default. A closed category links to its own page, or to the first page in it.
   */
  branchOf(slug: string): PageSidebar
  /** The position of a page. A page that is not in the sidebar has only itself as breadcrumb. */
  trailOf(page: { slug: string; label: string }): Trail
  /** The position of a page among the steps of the innermost category of steps around it; a single page is not a step. */
  walkthroughOf(slug: string): Walkthrough | undefined
  /** The number of steps in the categories below the category that links to a page. */
  stepsBelow(slug: string): number
}

/** Creates the view of a sidebar. */
export function createSidebarView(sidebar: ResolvedSidebar): SidebarView {
  const roots = nestSidebar(sidebar.items)
  const { entries, order, positions } = indexPages(roots)
  const back = roots.find(({ type }) => type === "back")
  const entriesOf = (slug: string) => entries.get(withoutTrailingSlash(slug)) ?? []

  return {
    branchOf(slug) {
      const open = new Set<SidebarNode>()
      for (const listed of entriesOf(slug))
        for (let entry: Entry | undefined = listed; entry; entry = entry.parent) open.add(entry.node)
      return { name: sidebar.name, file: `/${sidebarFile(sidebar).path}`, items: branchItems(roots, open) }
    },

    walkthroughOf(slug) {
      const pageEntry = entriesOf(slug).find(({ node }) => node.type === "page")
      let entry = pageEntry?.parent
      while (entry && !entry.node.steps) entry = entry.parent
      if (!pageEntry || !entry) return undefined
      const steps = pagesIn(entry.node)
      const position = steps.indexOf(pageEntry.node.href ?? "") + 1
      return steps.length > 1 ? { position, steps } : undefined
    },

    stepsBelow(slug) {
      const entry = entriesOf(slug).find(({ node }) => node.type === "category")
      return entry ? countSteps(entry.node) : 0
    },

    trailOf({ slug, label }) {
      const pageEntry = entriesOf(slug).find(({ node }) => node.type !== "link")
      if (!pageEntry) return { breadcrumbs: [{ label, href: slug }] }
      const breadcrumbs: Trail["breadcrumbs"] = [{ label: pageEntry.node.label, href: slug }]
      for (let entry = pageEntry.parent; entry; entry = entry.parent) {
        const { label, href } = entry.node
        breadcrumbs.unshift({ label, ...(href ? { href } : {}) })
      }
      if (back?.href) breadcrumbs.unshift({ label: back.label, href: back.href })
      const position = positions.get(withoutTrailingSlash(slug)) ?? -1
      const previous = order[position - 1]
      const next = order[position + 1]
      return { breadcrumbs, ...(previous ? { previous } : {}), ...(next ? { next } : {}) }
    },
  }
}

/** The entries of a sidebar by their paths, its pages in order, and the position of each page in that order. */
function indexPages(roots: readonly SidebarNode[]) {
  const entries = new Map<string, Entry[]>()
  const order: PageLink[] = []
  const positions = new Map<string, number>()

  const enter = (nodes: readonly SidebarNode[], parent?: Entry) => {
    for (const node of nodes) {
      const entry = { node, ...(parent ? { parent } : {}) }
      const { type, label, href } = node
      if (href && type !== "back") {
        const key = withoutTrailingSlash(href)
        entries.set(key, [...(entries.get(key) ?? []), entry])
        if (type !== "link") {
          if (!positions.has(key)) positions.set(key, order.length)
          order.push({ label, href })
        }
      }
      enter(node.children, entry)
    }
  }
  enter(roots)
  return { entries, order, positions }
}

/** The items of a branch: those below closed categories are left out. `open` has the categories around the branch's page. */
function branchItems(nodes: readonly SidebarNode[], open: ReadonlySet<SidebarNode>): SidebarItem[] {
  return nodes.flatMap((node) => {
    const { children, ...item } = node
    if (children.length === 0) return [item]
    const isOpen = item.collapsible === false || item.collapsed === false || open.has(node)
    if (isOpen) return [item, ...branchItems(children, open)]
    return [{ ...item, href: item.href ?? firstHref(children), closed: true }]
  })
}

/** Paths of the pages below a node, in order. */
function pagesIn({ children }: SidebarNode): string[] {
  return children.flatMap((child) => [
    ...(child.type === "page" && child.href ? [child.href] : []),
    ...pagesIn(child),
  ])
}

function countSteps(node: SidebarNode): number {
  if (node.steps) return pagesIn(node).length
  return node.children.reduce((sum, child) => sum + countSteps(child), 0)
}

function firstHref(nodes: readonly SidebarNode[]): string | null {
  for (const { href, children } of nodes) {
    const found = href ?? firstHref(children)
    if (found) return found
  }
  return null
}

const files = new WeakMap<readonly SidebarItem[], { path: string; text: string }>()

/** Folder of the files with whole sidebars. */
export const sidebarFolder = "sidebars"

/** The file with a whole sidebar: a JSON list of items, named by a digest of its content. `path` is from the site's root. */
export function sidebarFile({ items }: ResolvedSidebar): { path: string; text: string } {
  const known = files.get(items)
  if (known) return known
  const text = JSON.stringify(items)
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 16)
  const file = { path: `${sidebarFolder}/${digest}.json`, text }
  files.set(items, file)
  return file
}
