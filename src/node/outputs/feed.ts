import { articlesPath } from "../../shared/knowledge-base"
import { isBelow } from "../../shared/paths"
import { atomFeed, dayTime } from "./atom"
import type { OutputFile } from "./output-file"
import { absoluteUrl, type BuildFacts, type OutputData, type OutputPage } from "./output-pages"
import { outputPaths } from "./output-paths"

/** The Atom feeds of the knowledge base and of the guides: the pages that changed last come first. */
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
  return atomFeed(
    {
      path,
      title: name,
      id: absoluteUrl(facts, home),
      home,
      updated: newest[0] ? updated(newest[0], facts) : facts.time.toISOString(),
      entries: newest.map((page) => ({
        title: page.title,
        url: absoluteUrl(facts, page.slug),
        updated: updated(page, facts),
        summary: page.description,
        categories: page.tags.map(({ label }) => label),
      })),
    },
    facts,
  )
}

function updated({ lastUpdated }: OutputPage, facts: BuildFacts): string {
  return dayTime(lastUpdated ?? facts.time.toISOString().slice(0, 10))
}
