import { markdownPath } from "../../shared/paths"
import { sectionOf } from "../../shared/sections"
import {
  absoluteUrl,
  type BuildFacts,
  type OutputData,
  type OutputFile,
  type OutputPage,
} from "./output-pages"

function withTitle({ title, description, markdown }: OutputPage): string {
  return `# ${title}\n\n> ${description}\n\n${markdown.trim()}\n`
}

/** A Markdown twin of every page, for readers and programs that want the text. */
export function markdownTwins(data: OutputData): OutputFile[] {
  return listed(data).map((page) => ({ path: markdownPath(page.slug).slice(1), text: withTitle(page) }))
}

/** `llms.txt`, the site's table of contents as Markdown, and `llms-full.txt`, all of its text. */
export function llms(data: OutputData, facts: BuildFacts): OutputFile[] {
  const pages = listed(data)
  const groups = new Map<string, OutputPage[]>()
  for (const page of pages) {
    const label = sectionOf(page.slug, facts.site)?.label ?? "More"
    groups.set(label, [...(groups.get(label) ?? []), page])
  }
  const link = ({ title, slug, description }: OutputPage) =>
    `- [${title}](${absoluteUrl(facts, markdownPath(slug))}): ${description}`
  const contents = [...groups].map(([label, group]) => `## ${label}\n\n${group.map(link).join("\n")}\n`)
  return [
    { path: "llms.txt", text: `# ${facts.title}\n\n> ${facts.tagline}\n\n${contents.join("\n")}` },
    {
      path: "llms-full.txt",
      text: pages
        .map((page) => `${withTitle(page)}\nSource: ${absoluteUrl(facts, page.slug)}\n`)
        .join("\n---\n\n"),
    },
  ]
}

function listed({ pages, articles }: OutputData): OutputPage[] {
  return [...pages.filter(({ unlisted }) => !unlisted), ...articles]
}
