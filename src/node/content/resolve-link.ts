import { existsSync, statSync } from "node:fs"
import path from "node:path"
import { isExternal, splitAddress, withoutTrailingSlash } from "../../shared/paths"
import type { ContentIndex, IndexedPage } from "./content-index"
import type { ContentLayout } from "./layout"

/** What a link in a page leads to. `hash` and `search` keep their sign. */
export type ResolvedLink =
  | { kind: "external"; href: string }
  | { kind: "anchor"; hash: string }
  | { kind: "page"; page: IndexedPage; search: string; hash: string }
  /** A file: below a static folder (`publicPath` set) or beside the page. */
  | { kind: "asset"; file: string; publicPath?: string; search: string; hash: string }
  | { kind: "missing"; markdown: boolean }

/** Where a link stands. */
export interface LinkOrigin {
  /** Path of the page's file from the content directory. */
  file: string
  slug: string
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile()
}

/** Folders whose files are served from the site's root, in the order they are searched. */
export function staticFolders(layout: ContentLayout): string[] {
  return [
    path.join(layout.root, "static"),
    path.join(path.dirname(layout.root), "static"),
    path.resolve("static"),
  ]
}

/** A file that an absolute path names in one of the static folders. */
export function findStaticFile(layout: ContentLayout, publicPath: string): string | undefined {
  return staticFolders(layout)
    .map((folder) => path.join(folder, publicPath))
    .find(isFile)
}

function decode(value: string): string {
  try {
    return decodeURI(value)
  } catch {
    return value // a stray percent sign: take the address as written
  }
}

/** The path below the content directory that `@site/…` or an absolute path to a Markdown file may mean. */
function fileCandidates(layout: ContentLayout, origin: LinkOrigin, target: string): string[] {
  const docs = layout.docsFolder
  const siteName = path.basename(layout.root)
  if (target.startsWith("@site/")) {
    const rest = target.slice("@site/".length)
    return [rest, rest.startsWith(`${siteName}/`) ? rest.slice(siteName.length + 1) : rest]
  }
  if (target.startsWith("/")) return [path.posix.join(docs, target), target.slice(1)]
  return [
    path.posix.join(path.posix.dirname(origin.file), target),
    // A link from the docs root, as Docusaurus allows.
    path.posix.join(docs, target),
  ]
}

/** Finds what an address in a page means. Pure but for looking whether asset files exist. */
export function resolveLink(
  index: ContentIndex,
  layout: ContentLayout,
  origin: LinkOrigin,
  address: string,
): ResolvedLink {
  if (address.startsWith("pathname://"))
    return { kind: "external", href: address.slice("pathname://".length) }
  if (isExternal(address)) return { kind: "external", href: address }
  const { path: written, search, hash } = splitAddress(address)
  if (written === "" && search === "") return { kind: "anchor", hash }
  const target = decode(written)

  if (/\.mdx?$/i.test(target)) {
    for (const file of fileCandidates(layout, origin, target)) {
      const page = index.byFile.get(path.posix.normalize(file))
      if (page) return { kind: "page", page, search, hash }
    }
    return { kind: "missing", markdown: true }
  }

  if (target.startsWith("@site/")) {
    const file = path.join(path.dirname(layout.root), target.slice("@site/".length))
    const inProject = path.resolve(target.slice("@site/".length))
    const found = [file, inProject].find(isFile)
    if (!found) return { kind: "missing", markdown: false }
    const publicPath = target.startsWith("@site/static/") ? target.slice("@site/static".length) : undefined
    return { kind: "asset", file: found, ...(publicPath ? { publicPath } : {}), search, hash }
  }

  const slug = new URL(written === "" ? origin.slug : written, `http://site${origin.slug}`).pathname
  const normalized = withoutTrailingSlash(decode(slug).replace(/\/index(\.html)?$/, "/"))
  const page = index.bySlug.get(normalized)
  if (page) return { kind: "page", page, search, hash }

  if (target.startsWith("/")) {
    const file = findStaticFile(layout, target)
    if (file) return { kind: "asset", file, publicPath: target, search, hash }
  } else {
    const file = path.join(layout.root, path.dirname(origin.file), target)
    if (isFile(file)) return { kind: "asset", file, search, hash }
  }
  return { kind: "missing", markdown: false }
}
