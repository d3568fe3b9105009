import { withoutTrailingSlash } from "../../shared/paths"
import { escapeXml } from "./escape-xml"
import { textFile, type OutputFile } from "./output-file"
import { absoluteUrl, type BuildFacts, type OutputData } from "./output-pages"
import { outputPaths } from "./output-paths"

/** `sitemap-index.xml` and its only sitemap. Unlisted and replaced pages are excluded. */
export function sitemap(data: OutputData, facts: BuildFacts): OutputFile[] {
  const dated = [...data.pages, ...data.articles]
    .filter(({ unlisted, replacedBy }) => !unlisted && !replacedBy)
    .map(({ slug, lastUpdated }) => ({ slug, lastUpdated }))
  const urls = [...generatedPages(data.sitePages, dated), ...dated]
    .sort((a, b) => a.slug.localeCompare(b.slug, "en"))
    .map(({ slug, lastUpdated }) => {
      const location = `<loc>${escapeXml(absoluteUrl(facts, slug))}</loc>`
      return `  <url>${location}${lastUpdated ? `<lastmod>${lastUpdated}</lastmod>` : ""}</url>`
    })
  const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
  return [
    textFile(
      outputPaths.sitemapIndex,
      `${head}<sitemapindex ${namespace}>\n  <sitemap><loc>${escapeXml(absoluteUrl(facts, outputPaths.sitemap))}</loc></sitemap>\n</sitemapindex>\n`,
    ),
    textFile(outputPaths.sitemap, `${head}<urlset ${namespace}>\n${urls.join("\n")}\n</urlset>\n`),
  ]
}

interface DatedPage {
  slug: string
  lastUpdated: string | null
}

/** The date of a generated page is that of its newest linked page, directly or through other generated pages. */
function generatedPages(pages: OutputData["sitePages"], dated: readonly DatedPage[]): DatedPage[] {
  const dateOf = new Map(
    dated.map(({ slug, lastUpdated }) => [withoutTrailingSlash(slug), lastUpdated ?? ""]),
  )
  const linksOf = new Map(pages.map(({ slug, links }) => [withoutTrailingSlash(slug), links]))
  const newest = (path: string, through: readonly string[]): string => {
    const links = through.includes(path) ? [] : (linksOf.get(path) ?? [])
    const dates = links.map(({ slug }) => newest(withoutTrailingSlash(slug), [...through, path]))
    return [dateOf.get(path) ?? "", ...dates].reduce((a, b) => (a > b ? a : b))
  }
  return pages
    .filter(({ unlisted }) => !unlisted)
    .map(({ slug }) => ({ slug, lastUpdated: newest(withoutTrailingSlash(slug), []) || null }))
}

/** `robots.txt`: everything except search results can be crawled, by all crawlers that the site does not exclude. */
export function robots(facts: BuildFacts): OutputFile {
  const { signals, refused = [] } = facts.site.crawlers ?? {}
  const lines = [
    ...(refused.length === 0 ? [] : [...refused.map((name) => `User-agent: ${name}`), "Disallow: /", ""]),
    "User-agent: *",
    ...(signals === undefined
      ? []
      : [
          `Content-Signal: ${Object.entries(signals)
            .map(([name, isAllowed]) => `${name}=${isAllowed ? "yes" : "no"}`)
            .join(", ")}`,
        ]),
    `Disallow: ${facts.pathPrefix}/search?`,
    "",
    `Sitemap: ${absoluteUrl(facts, outputPaths.sitemapIndex)}`,
  ]
  return textFile(outputPaths.robots, `${lines.join("\n")}\n`)
}
