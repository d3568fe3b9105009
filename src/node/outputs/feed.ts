import { escapeXml } from "./escape-xml"
import {
  absoluteUrl,
  type BuildFacts,
  type OutputArticle,
  type OutputData,
  type OutputFile,
} from "./output-pages"
import { outputPaths } from "./output-paths"

/** Entries of the feed: the articles changed last. */
const entryCount = 50

/** `feeds/knowledge-base.xml`: an Atom feed of the knowledge base. */
export function knowledgeBaseFeed({ articles }: OutputData, facts: BuildFacts): OutputFile {
  const newest = [...articles].sort(
    (a, b) => updated(b, facts).localeCompare(updated(a, facts)) || b.number - a.number,
  )
  const self = absoluteUrl(facts, outputPaths.articleFeed)
  const home = absoluteUrl(facts, "/discussions/knowledge-base/")
  const entries = newest.slice(0, entryCount).map((article) => entry(article, facts))
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <title>${escapeXml(`${facts.title}: knowledge base`)}</title>`,
    `  <id>${escapeXml(home)}</id>`,
    `  <link rel="self" href="${escapeXml(self)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(home)}"/>`,
    `  <updated>${newest[0] ? updated(newest[0], facts) : facts.time.toISOString()}</updated>`,
    `  <author><name>${escapeXml(facts.title)}</name></author>`,
    ...entries,
    "</feed>",
  ]
  return { path: outputPaths.articleFeed.slice(1), text: `${lines.join("\n")}\n` }
}

function updated({ lastUpdated }: OutputArticle, facts: BuildFacts): string {
  return lastUpdated ? `${lastUpdated}T00:00:00Z` : `${facts.time.toISOString().slice(0, 10)}T00:00:00Z`
}

function entry(article: OutputArticle, facts: BuildFacts): string {
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
