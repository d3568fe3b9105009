import { isExternal, markdownPath } from "../../shared/paths"
import { sectionOf } from "../../shared/sections"
import {
  absoluteUrl,
  type BuildFacts,
  type OutputData,
  type OutputFile,
  type OutputLink,
  type OutputPage,
} from "./output-pages"
import { outputPaths } from "./output-paths"

/** A page's text below its title: the body's own, else that of the page. */
function withTitle({
  title,
  description,
  markdown,
}: Pick<OutputPage, "title" | "description" | "markdown">): string {
  const [own = ""] = /^# .+/.exec(markdown) ?? []
  const parts = [own || `# ${title}`, description && `> ${description}`, markdown.slice(own.length).trim()]
  return `${parts.filter(Boolean).join("\n\n")}\n`
}

/** A Markdown twin of every page, for readers and programs that want the text; of a page made by code, what it leads to. */
export function markdownTwins(data: OutputData, facts: BuildFacts): OutputFile[] {
  const made = data.sitePages.map(({ links, ...page }) => ({
    ...page,
    markdown: links.map((link) => linkLine(link, facts)).join("\n"),
  }))
  return [...made, ...data.pages, ...data.articles].map((page) => ({
    path: markdownPath(page.slug).slice(1),
    text: withTitle(page),
  }))
}

function linkLine({ title, slug, description }: OutputLink, facts: BuildFacts): string {
  const address = isExternal(slug) ? slug : absoluteUrl(facts, markdownPath(slug))
  return `- [${title}](${address})${description && `: ${description}`}`
}

/** `llms.txt`, the site's table of contents as Markdown, and `llms-full.txt`, all of its text. */
export function llms(data: OutputData, facts: BuildFacts): OutputFile[] {
  const pages = listed(data)
  const groups = new Map<string, OutputPage[]>()
  for (const page of pages) {
    const label = sectionOf(page.slug, facts.site)?.label ?? "More"
    groups.set(label, [...(groups.get(label) ?? []), page])
  }
  const contents = [...groups].map(
    ([label, group]) => `## ${label}\n\n${group.map((page) => linkLine(page, facts)).join("\n")}\n`,
  )
  return [
    {
      path: outputPaths.llms.slice(1),
      text: `# ${facts.title}\n\n> ${facts.tagline}\n\n${contents.join("\n")}`,
    },
    {
      path: outputPaths.llmsFull.slice(1),
      text: pages
        .map((page) => `${withTitle(page)}\nSource: ${absoluteUrl(facts, page.slug)}\n`)
        .join("\n---\n\n"),
    },
  ]
}

function listed({ pages, articles }: OutputData): OutputPage[] {
  return [...pages.filter(({ unlisted }) => !unlisted), ...articles]
}
