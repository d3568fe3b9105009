import path from "node:path"
import {
  decodePath,
  isBelow,
  isExternal,
  pathBelow,
  splitAddress,
  withoutTrailingSlash,
} from "../../../shared/paths"
import { catalogPath } from "../../../shared/reference"
import { versionTableFile } from "../../outputs/output-paths"
import { hasNewerRelease } from "../../reference/module-files"
import type { ContentIndex, IndexedPage } from "../content-index"
import { findLinkedFile, isFile, leadsOutside, type FoundFile } from "../files/find-file"
import type { ContentLayout } from "../layout"
import { versionTableFolder } from "../settings/version-table"

/** The target of a link. `hash` and `search` include "#" and "?". */
export type ResolvedLink =
  | { kind: "external"; href: string }
  | { kind: "anchor"; hash: string }
  | { kind: "page"; page: IndexedPage; search: string; hash: string }
  | ({ kind: "asset"; search: string; hash: string } & FoundFile)
  /** An output file of the build; `path` is its address. */
  | { kind: "output"; path: string; search: string; hash: string }
  | { kind: "missing"; markdown: boolean }
  /** A file that the build must not read. */
  | { kind: "outside" }

/** Marks the address of a link, in Docusaurus, that leads to a file of the host. */
const pathnameScheme = "pathname://"

/** The page that contains a link. */
export interface LinkOrigin {
  /** Path of the page's file from the content directory. */
  file: string
  slug: string
}

/** The paths below the content directory that a link to a Markdown file can refer to. */
export function fileCandidates(layout: ContentLayout, origin: LinkOrigin, target: string): string[] {
  if (layout.docusaurus) return docusaurusCandidates(layout, origin, target)
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

/** Like `fileCandidates`, for a Docusaurus tree; falls back to the default language for untranslated pages. */
function docusaurusCandidates(layout: ContentLayout, origin: LinkOrigin, target: string): string[] {
  const { join, dirname } = path.posix
  const project = layout.docusaurus?.project ?? "."
  const { docs, path: own } = layout.classify(origin.file)
  const folders = [docs?.folder, docs?.fallback].filter((folder) => folder !== undefined)
  if (target.startsWith("@site/")) return [join(project, target.slice("@site/".length))]
  return [
    join(target.startsWith("/") ? project : dirname(origin.file), target),
    ...folders.flatMap((folder) => [join(folder, dirname(own), target), join(folder, target)]),
  ]
}

/** The page at an address; falls back to the default language for untranslated pages. */
function pageAt(
  index: ContentIndex,
  layout: ContentLayout,
  origin: LinkOrigin,
  slug: string,
): IndexedPage | undefined {
  const { docs } = layout.classify(origin.file)
  const fallback = docs?.fallback && layout.docusaurus?.docs.find(({ folder }) => folder === docs.fallback)
  return (
    index.bySlug.get(slug) ??
    (docs && fallback && isBelow(slug, docs.route)
      ? index.bySlug.get(withoutTrailingSlash(path.posix.join(fallback.route, pathBelow(slug, docs.route))))
      : undefined)
  )
}

/** The page of a tag, at its address in Docusaurus: below the docs. */
function tagPageAt(
  index: ContentIndex,
  { docusaurus }: ContentLayout,
  slug: string,
): IndexedPage | undefined {
  const folders = (docusaurus?.docs ?? []).map(({ route }) => path.posix.join(route, "tags"))
  const folder = folders.find((folder) => isBelow(slug, folder))
  return folder === undefined
    ? undefined
    : index.bySlug.get(withoutTrailingSlash(`/tags${pathBelow(slug, folder)}`))
}

/** The external address of a page that is on the original site of a Docusaurus project; else `undefined`. */
function elsewhereAt({ docusaurus }: ContentLayout, slug: string): string | undefined {
  const { origin, paths } = docusaurus?.elsewhere ?? { origin: "", paths: [] }
  return paths.some((path) => isBelow(slug, path)) ? origin + slug : undefined
}

/**
 * Whether an address is an output file of the build. For a version table, and for the schema of a service's newest release,
 * checks whether its source exists.
 */
function isOutput(index: ContentIndex, layout: ContentLayout, address: string): boolean {
  if (index.outputs.has(address)) return true
  const table = path.posix.basename(address, ".json")
  if (address === versionTableFile(table))
    return isFile(path.join(layout.root, versionTableFolder, `${table}.yml`))
  const [, name = ""] = /^\/api\/schema\/(.+)\.newest\.json$/.exec(address) ?? []
  const service = index.bySlug.get(catalogPath + name)
  return service !== undefined && hasNewerRelease(layout, service.id)
}

/** The path that an address in a page leads to; `undefined` for an address that browsers cannot parse. */
export function pathFrom(slug: string, address: string): string | undefined {
  const base = `http://site${slug}`
  return URL.canParse(address, base) ? new URL(address, base).pathname : undefined
}

/** The address that relative addresses of a page start from: in a Docusaurus tree, that on the original site. */
function baseOf({ docusaurus }: ContentLayout, { slug }: LinkOrigin): string {
  const trailingSlash = docusaurus?.trailingSlash
  if (trailingSlash === undefined) return slug
  const base = withoutTrailingSlash(slug)
  return trailingSlash && base !== "/" ? `${base}/` : base
}

/**
 * The target of a link with `pathname://`, which browsers load as a whole: a page is a file of the host, and what the site does
 * not have is expected beside it.
 */
function pathnameTarget(address: string, link: ResolvedLink): ResolvedLink {
  switch (link.kind) {
    case "asset":
    case "output":
      return link
    case "page":
      return { kind: "output", path: link.page.slug, search: link.search, hash: link.hash }
    default:
      return { kind: "external", href: address }
  }
}

/** Resolves the address of a link in a page. Pure, except for checks whether files exist. */
export function resolveLink(
  index: ContentIndex,
  layout: ContentLayout,
  origin: LinkOrigin,
  address: string,
): ResolvedLink {
  if (address.startsWith(pathnameScheme)) {
    const rest = address.slice(pathnameScheme.length)
    return pathnameTarget(rest, resolveLink(index, layout, origin, rest))
  }
  if (isExternal(address)) return { kind: "external", href: address }
  const { path: written, search, hash } = splitAddress(address)
  if (written === "" && search === "") return { kind: "anchor", hash }
  const target = decodePath(written)

  if (/\.mdx?$/i.test(target)) {
    for (const file of fileCandidates(layout, origin, target)) {
      const page = index.byFile.get(path.posix.normalize(file))
      if (page) return { kind: "page", page, search, hash }
    }
    if (index.outputs.has(target)) return { kind: "output", path: target, search, hash }
    return leadsOutside(layout, origin.file, address)
      ? { kind: "outside" }
      : { kind: "missing", markdown: true }
  }

  const slug = pathFrom(baseOf(layout, origin), written === "" ? origin.slug : written)
  if (slug === undefined) return { kind: "missing", markdown: false }
  const normalized = withoutTrailingSlash(decodePath(slug).replace(/\/index(\.html)?$/, "/"))
  const page = pageAt(index, layout, origin, normalized) ?? tagPageAt(index, layout, normalized)
  if (page) return { kind: "page", page, search, hash }

  const asset = findLinkedFile(layout, origin.file, address)
  if (asset) return { kind: "asset", ...asset, search, hash }
  const elsewhere = elsewhereAt(layout, normalized)
  if (elsewhere !== undefined) return { kind: "external", href: elsewhere + search + hash }
  if (isOutput(index, layout, normalized)) return { kind: "output", path: normalized, search, hash }
  return leadsOutside(layout, origin.file, address)
    ? { kind: "outside" }
    : { kind: "missing", markdown: false }
}
