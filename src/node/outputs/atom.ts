import { escapeXml } from "./escape-xml"
import { textFile, type OutputFile } from "./output-file"
import { absoluteUrl, type BuildFacts } from "./output-pages"

interface AtomFeed {
  /** Address of the feed on the site. */
  path: string
  title: string
  /** Absolute address that identifies the feed. */
  id: string
  /** Address of the page that lists the feed's pages. */
  home: string
  /** Time of the newest entry. */
  updated: string
  entries: readonly AtomEntry[]
}

/** An entry of a feed. Its texts have no markup; they are escaped when the feed is written. */
export interface AtomEntry {
  title: string
  /** Absolute address of the page, which identifies the entry. */
  url: string
  /** Absolute address of a page elsewhere. */
  related?: string
  updated: string
  summary: string
  categories?: readonly string[]
}

/** Maximum number of entries of a feed. */
const entryCount = 50

/** An Atom feed with the first of its entries. */
export function atomFeed(
  { path, title, id, home, updated, entries }: AtomFeed,
  facts: BuildFacts,
): OutputFile {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <title>${escapeXml(`${facts.title}: ${title}`)}</title>`,
    `  <id>${escapeXml(id)}</id>`,
    `  <link rel="self" href="${escapeXml(absoluteUrl(facts, path))}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(absoluteUrl(facts, home))}"/>`,
    `  <updated>${updated}</updated>`,
    `  <author><name>${escapeXml(facts.title)}</name></author>`,
    ...entries.slice(0, entryCount).flatMap(entryLines),
    "</feed>",
  ]
  return textFile(path, `${lines.join("\n")}\n`)
}

function entryLines({ title, url, related, updated, summary, categories = [] }: AtomEntry): string[] {
  return [
    "  <entry>",
    `    <title>${escapeXml(title)}</title>`,
    `    <id>${escapeXml(url)}</id>`,
    `    <link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    ...(related === undefined
      ? []
      : [`    <link rel="related" type="text/html" href="${escapeXml(related)}"/>`]),
    `    <updated>${updated}</updated>`,
    `    <summary>${escapeXml(summary)}</summary>`,
    ...categories.map((label) => `    <category term="${escapeXml(label)}"/>`),
    "  </entry>",
  ]
}

/** The start of a day in the form of Atom. */
export function dayTime(date: string): string {
  return `${date}T00:00:00Z`
}
