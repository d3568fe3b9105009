import { escapeXml } from "./escape-xml"
import { absoluteUrl, type BuildFacts, type OutputData, type OutputFile } from "./output-pages"
import { outputPaths } from "./output-paths"

/** `sitemap-index.xml` and the one sitemap that it names. Unlisted pages are left out. */
export function sitemap(data: OutputData, facts: BuildFacts): OutputFile[] {
  const dated = [...data.pages, ...data.articles]
    .filter(({ unlisted }) => !unlisted)
    .map(({ slug, lastUpdated }) => ({ slug, lastUpdated }))
  const undated = data.sitePages.map(({ slug }) => ({ slug, lastUpdated: null }))
  const urls = [...undated, ...dated]
    .sort((a, b) => a.slug.localeCompare(b.slug))
    .map(({ slug, lastUpdated }) => {
      const location = `<loc>${escapeXml(absoluteUrl(facts, slug))}</loc>`
      return `  <url>${location}${lastUpdated ? `<lastmod>${lastUpdated}</lastmod>` : ""}</url>`
    })
  const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
  return [
    {
      path: outputPaths.sitemapIndex.slice(1),
      text: `${head}<sitemapindex ${namespace}>\n  <sitemap><loc>${escapeXml(absoluteUrl(facts, outputPaths.sitemap))}</loc></sitemap>\n</sitemapindex>\n`,
    },
    {
      path: outputPaths.sitemap.slice(1),
      text: `${head}<urlset ${namespace}>\n${urls.join("\n")}\n</urlset>\n`,
    },
  ]
}

/** `robots.txt`: everything may be crawled but search results. */
export function robots(facts: BuildFacts): OutputFile {
  const lines = [
    "User-agent: *",
    `Disallow: ${facts.pathPrefix}/search?`,
    "",
    `Sitemap: ${absoluteUrl(facts, outputPaths.sitemapIndex)}`,
  ]
  return { path: outputPaths.robots.slice(1), text: `${lines.join("\n")}\n` }
}
