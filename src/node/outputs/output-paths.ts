import { movedAnchorsPath } from "../../shared/moved-anchors"
import { cardPath, markdownPath, siteCardPath, withoutTrailingSlash } from "../../shared/paths"
import { releaseFeedPath, releasesPath } from "../../shared/release-paths"
import { callCatalogFile, checkPage, referenceFile, schemaFile } from "../../shared/reference"

/** Addresses of the output files of every build. */
export const outputPaths = {
  articleFeed: "/feeds/knowledge-base.xml",
  build: "/build.json",
  guideFeed: "/feeds/guides.xml",
  securityText: "/.well-known/security.txt",
  calls: callCatalogFile,
  catalog: "/api/catalog.json",
  llms: "/llms.txt",
  llmsFull: "/llms-full.txt",
  movedAnchors: movedAnchorsPath,
  openSearch: "/opensearch.xml",
  robots: "/robots.txt",
  siteCard: siteCardPath,
  sitemap: "/sitemap-0.xml",
  sitemapIndex: "/sitemap-index.xml",
} as const

/** Paths of files and folders that the build or its host has beside the addresses of pages and output files. */
const ownPaths: ReadonlySet<string> = new Set([
  "/404",
  "/404.html",
  "/_headers",
  "/_redirects",
  "/page-data",
  "/static",
])

/**
 * The file of the build that a page or redirect at an address would replace, or would need as a folder.
 * @param index the addresses of the pages, and of the output files
 */
export function fileInTheWay(
  address: string,
  { bySlug, outputs }: { bySlug: Pick<ReadonlyMap<string, unknown>, "has">; outputs: ReadonlySet<string> },
): string | undefined {
  const parts = withoutTrailingSlash(address).slice(1).split("/")
  const paths = parts.map((_, last) => `/${parts.slice(0, last + 1).join("/")}`)
  const isFileOfPage = (path: string) =>
    path.endsWith(".html") && bySlug.has(path.replace(/(?:\/index)?\.html$/, "") || "/")
  return paths.find((path) => ownPaths.has(path) || outputs.has(path) || isFileOfPage(path))
}

/** Address of the file that lists the pages of a tag. */
export function tagFile(slug: string): string {
  return `/api/tags/${slug}.json`
}

/** Address of the file with a version table. */
export function versionTableFile(name: string): string {
  return `/api/version-compatibility/${name}.json`
}

/** Whether a page has a social card of its own. The generated home page and the search use that of the site. */
export function hasCard({ kind, slug }: { kind: string; slug: string }): boolean {
  return kind !== "site" || (slug !== "/" && slug !== "/search")
}

/** Addresses of the output files for a page. */
export function pageOutputs(page: { kind: string; slug: string }): string[] {
  return [...(hasCard(page) ? [cardPath(page.slug)] : []), ...textsOf(page)]
}

function textsOf({ kind, slug }: { kind: string; slug: string }): string[] {
  if (slug === "/search" || slug === checkPage()) return []
  const [, tag] = /^\/tags\/([^/]+)$/.exec(slug) ?? []
  return [
    markdownPath(slug),
    ...(kind === "service" ? [referenceFile(slug), schemaFile(slug)] : []),
    ...(tag === undefined ? [] : [tagFile(tag)]),
    ...(slug.startsWith(releasesPath) && slug !== releasesPath
      ? [releaseFeedPath(slug.slice(releasesPath.length).split("/")[0] ?? "")]
      : []),
  ]
}
