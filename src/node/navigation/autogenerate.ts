import path from "node:path"
import { wordsOfName } from "../../shared/name-words"
import type { SidebarItem } from "../../shared/navigation"
import { isIndexFile, numberPrefix, stripNumberPrefix } from "../content/routes/route"
import { linkedDocIds, type CategoryFile, type CategoryPage } from "./category-file"
import type { PageFolders } from "./page-folders"
import type { SidebarPage } from "./types"

/** An item for a page or a folder. `pageId` is set for a page, `index` for the index page of a category. */
export type GeneratedItem = SidebarItem & { pageId?: string; index?: CategoryPage }

/** Category files, by folder. */
interface Folders {
  categories: ReadonlyMap<string, CategoryFile>
  /** Generated index pages of folders. */
  indexes: ReadonlyMap<string, CategoryPage>
}

interface Entry {
  position: number
  name: string
  items: GeneratedItem[]
}

/**
 * Generates a sidebar from a folder: pages and subfolders sorted by position (front matter or category file,
 * else number prefix), then by name. A folder's index page becomes the category's own page, unless the
 * category file names another or none; at the top level it comes first.
 * @param listed the pages that are not unlisted
 */
export function autogenerate(
  folder: string,
  listed: PageFolders,
  categories: readonly CategoryFile[],
  indexes: Folders["indexes"],
): GeneratedItem[] {
  const byFolder = new Map(categories.map((category) => [category.folder, category]))
  return itemsOf(tidyFolder(folder), listed, { categories: byFolder, indexes }, 0)
}

/** Normalizes a folder that an author has written to the form of a page's folder; empty for the docs root. */
export function tidyFolder(folder: string): string {
  return folder === "." ? "" : path.posix.normalize(folder).replace(/\/$/, "")
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
  const { label, slug, id, className } = page
  return { type: "page", depth, label, href: slug, pageId: id, ...(className ? { className } : {}) }
}

/** The written page that a category links to; `undefined` for a generated page or none. */
function landingOf(
  folder: string,
  pages: PageFolders,
  category: CategoryFile | undefined,
): SidebarPage | undefined {
  if (category?.link === undefined) return pages.pagesIn(folder).find(isLanding)
  if (category.link?.type !== "doc") return undefined
  return linkedDocIds(category, category.link.id).flatMap((id) => pages.page(id) ?? [])[0]
}

function itemsOf(folder: string, pages: PageFolders, folders: Folders, depth: number): GeneratedItem[] {
  const ownLanding = depth === 0 ? undefined : landingOf(folder, pages, folders.categories.get(folder))
  const entries: Entry[] = []
  for (const page of pages.pagesIn(folder)) {
    if (page === ownLanding) continue
    const name = path.posix.basename(page.docsPath)
    const position =
      isLanding(page) && depth === 0 ? -Infinity : (page.position ?? numberPrefix(name) ?? Infinity)
    entries.push({ position, name, items: [pageItem(page, depth)] })
  }

  for (const name of pages.foldersIn(folder)) {
    const below = folder === "" ? name : `${folder}/${name}`
    const category = folders.categories.get(below)
    const index = folders.indexes.get(below)
    const landing = landingOf(below, pages, category)
    const children = itemsOf(below, pages, folders, depth + 1)
    const label = category?.label ?? landing?.label ?? wordsOfName(stripNumberPrefix(name))
    const position = category?.position ?? landing?.position ?? numberPrefix(name) ?? Infinity
    const head: GeneratedItem =
      children.length === 0 && landing
        ? pageItem(landing, depth)
        : {
            type: "category",
            depth,
            label,
            ...(landing ? { href: landing.slug, pageId: landing.id } : {}),
            ...(index ? { href: index.slug, index } : {}),
            ...lookOf(category),
          }
    entries.push({ position, name, items: [head, ...children] })
  }

  return entries
    .sort((a, b) => compare(a.position, b.position) || a.name.localeCompare(b.name, "en", { numeric: true }))
    .flatMap(({ items }) => items)
}

/** The display settings of a category file, without those that have their default value. */
function lookOf(category: CategoryFile | undefined): Partial<SidebarItem> {
  const { collapsible, collapsed, className } = category ?? {}
  return {
    ...(collapsible === false ? { collapsible } : {}),
    ...(collapsed === false ? { collapsed } : {}),
    ...(className ? { className } : {}),
  }
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}
