import { articlesPath } from "../../shared/knowledge-base"
import { isBelow } from "../../shared/paths"
import { escapeXml } from "./escape-xml"
import {
  absoluteUrl,
  type BuildFacts,
  type OutputData,
  type OutputFile,
  type OutputPage,
} from "./output-pages"
import { outputPaths } from "./output-paths"

/** Maximum number of entries of a feed, which are the pages that changed last. */
const entryCount = 50

/** The Atom feeds of the site: of the knowledge base, and of the guides. */
export function feeds(data: OutputData, facts: BuildFacts): OutputFile[] {
  const guides = data.pages.filter(({ slug, unlisted }) => !unlisted && isBelow(slug, "/guides"))
  return [
    feed(data.articles, { path: outputPaths.articleFeed, name: "knowledge base", home: articlesPath }, facts),
    ...(guides.length === 0
      ? []
      : [feed(guides, { path: outputPaths.guideFeed, name: "guides", home: "/guides/" }, facts)]),
  ]
}

interface Feed {
  path: string
  name: string
  /** The page that lists the feed's pages. */
  home: string
}

function feed(pages: readonly OutputPage[], { path, name, home }: Feed, facts: BuildFacts): OutputFile {
  const newest = [...pages].sort(
    (a, b) =>
      updated(b, facts).localeCompare(updated(a, facts), "en") ||
      b.slug.localeCompare(a.slug, "en", { numeric: true }),
  )
  const page = escapeXml(absoluteUrl(facts, home))
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <title>${escapeXml(`${facts.title}: ${name}`)}</title>`,
    `  <id>${page}</id>`,
    `  <link rel="self" href="${escapeXml(absoluteUrl(facts, path))}"/>`,
    `  <link rel="alternate" type="text/html" href="${page}"/>`,
    `  <updated>${newest[0] ? updated(newest[0], facts) : facts.time.toISOString()}</updated>`,
    `  <author><name>${escapeXml(facts.title)}</name></author>`,
    ...newest.slice(0, entryCount).map((entry) => entryOf(entry, facts)),
    "</feed>",
  ]
  return { path: path.slice(1), text: `${lines.join("\n")}\n` }
}

function updated({ lastUpdated }: OutputPage, facts: BuildFacts): string {
  return lastUpdated ? `${lastUpdated}T00:00:00Z` : `${facts.time.toISOString().slice(0, 10)}T00:00:00Z`
}

function entryOf(article: OutputPage, facts: BuildFacts): string {
  const url = escapeXml(absoluteUrl(facts, article.slug))
  return [
    "  <entry>",
    `    <title>${escapeXml(article.title)}</title>`,
    `    <id>${url}</id>`,
    `    <link rel="alternate" type="text/html" href="${url}"/>`,
    `    <updated>${updated(article, facts)}</updated>`,
    `    <summary>${escapeXml(article.description)}</summary>`,
    ...article.tags.map(({ label }) => `    <category term="${escapeXml(label)}"/>`),
    "  </entry>",
  ].join("\n")
}
