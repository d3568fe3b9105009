import path from "node:path"
import { wordsOfName } from "../../shared/name-words"
import type { SidebarItem } from "../../shared/navigation"
import { isIndexFile, numberPrefix, stripNumberPrefix } from "../content/route"
import type { CategoryFile, SidebarPage } from "./types"

/** An item made from a page or a folder; `pageId` is set when it shows a page. */
export type GeneratedItem = SidebarItem & { pageId?: string }

interface Entry {
  position: number
  name: string
  items: GeneratedItem[]
}

/**
 * Makes a sidebar from a folder: pages and subfolders sorted by position (front matter or category file, else
 * number prefix), then by name. A folder's index page becomes the category's own page; at the top it comes first.
 */
export function autogenerate(
  folder: string,
  pages: readonly SidebarPage[],
  categories: readonly CategoryFile[],
): GeneratedItem[] {
  const root = folder === "." ? "" : path.posix.normalize(folder).replace(/\/$/, "")
  const listed = pages.filter((page) => page.kind !== "article" && !page.unlisted)
  return itemsOf(root, listed, new Map(categories.map((category) => [category.folder, category])), 0)
}

function folderOf(page: SidebarPage): string {
  const folder = path.posix.dirname(page.docsPath)
  return folder === "." ? "" : folder
}

function isLanding(page: SidebarPage): boolean {
  return isIndexFile(
    page.docsPath
      .replace(/\.mdx?$/, "")
      .split("/")
      .map(stripNumberPrefix),
  )
}

function pageItem(page: SidebarPage, depth: number): GeneratedItem {
  return { type: "page", depth, label: page.label, href: page.slug, pageId: page.id }
}

function itemsOf(
  folder: string,
  pages: readonly SidebarPage[],
  categories: ReadonlyMap<string, CategoryFile>,
  depth: number,
): GeneratedItem[] {
  const entries: Entry[] = []
  const subfolders = new Set<string>()
  for (const page of pages) {
    const own = folderOf(page)
    if (own === folder) {
      if (isLanding(page) && depth > 0) continue
      const name = path.posix.basename(page.docsPath)
      const position = isLanding(page) ? -Infinity : (page.position ?? numberPrefix(name) ?? Infinity)
      entries.push({ position, name, items: [pageItem(page, depth)] })
    } else if (folder === "" || own.startsWith(`${folder}/`)) {
      subfolders.add(own.slice(folder === "" ? 0 : folder.length + 1).split("/")[0] ?? "")
    }
  }

  for (const name of subfolders) {
    const below = folder === "" ? name : `${folder}/${name}`
    const category = categories.get(below)
    const landing = pages.find((page) => folderOf(page) === below && isLanding(page))
    const children = itemsOf(below, pages, categories, depth + 1)
    const label = category?.label ?? landing?.label ?? wordsOfName(stripNumberPrefix(name))
    const position = category?.position ?? landing?.position ?? numberPrefix(name) ?? Infinity
    const head: GeneratedItem =
      children.length === 0 && landing
        ? pageItem(landing, depth)
        : { type: "category", depth, label, ...(landing ? { href: landing.slug, pageId: landing.id } : {}) }
    entries.push({ position, name, items: [head, ...children] })
  }

  return entries
    .sort((a, b) => compare(a.position, b.position) || a.name.localeCompare(b.name, "en", { numeric: true }))
    .flatMap(({ items }) => items)
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}
