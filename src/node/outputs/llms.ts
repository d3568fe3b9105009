import { isExternal, markdownPath, withoutTrailingSlash } from "../../shared/paths"
import { sectionOf } from "../../shared/sections"
import { deployableSlug } from "../deployable/deployable-file"
import { absoluteAnchors } from "../markdown/portable/absolute-anchors"
import { linkText } from "../markdown/portable/link-text"
import { textFile, type OutputFile } from "./output-file"
import {
  absoluteUrl,
  type BuildFacts,
  type OutputData,
  type OutputLink,
  type OutputPage,
} from "./output-pages"
import { outputPaths } from "./output-paths"

/** Maximum length of a list in characters, so that no common client truncates it. */
const maxListLength = 48_000

/** File name of a section's list, in the section's folder. */
const listName = (part: number) => (part === 1 ? "llms.txt" : `llms-${part}.txt`)

/** A page's text with its title: the one in the body, else the page's title. */
function withTitle(
  {
    title,
    description,
    markdown,
    appliesTo,
    replacedBy,
    releaseProblems = [],
    step,
    facts: pageFacts,
  }: Omit<OutputPage, "lastUpdated" | "unlisted" | "tags" | "slug">,
  facts: BuildFacts,
  pointer?: string,
): string {
  const [heading = ""] = /^# .+/.exec(markdown) ?? []
  const address = (path: string) => absoluteUrl(facts, markdownPath(path))
  const problems = releaseProblems.map(
    ({ id, title }) => `[${linkText(title)}](${address(deployableSlug)}#${id})`,
  )
  const notice = appliesTo ? `**Applies to ${appliesTo}.** Newer releases may behave differently.` : ""
  const parts = [
    heading || `# ${title}`,
    description && `> ${description}`,
    pointer,
    notice,
    replacedBy && `Current information: [${linkText(replacedBy.label)}](${address(replacedBy.href)})`,
    problems.length > 0 &&
      `**Code on this page pins a release that does not deploy as it is today:** ${problems.join("; ")}.`,
    step && stepLine(step, facts),
    pageFacts,
    markdown.slice(heading.length).trim(),
  ]
  return `${parts.filter(Boolean).join("\n\n")}\n`
}

/** The Markdown twins of all pages; the twin of a generated page lists its links. */
export function markdownTwins(data: OutputData, facts: BuildFacts): OutputFile[] {
  const generated = data.sitePages.map(({ links, ...page }) => ({
    ...page,
    markdown: links.map((link) => linkLine(link, facts)).join("\n"),
  }))
  const pointer = `All pages of ${facts.title}: [llms.txt](${absoluteUrl(facts, outputPaths.llms)})`
  const articles = data.articles.map(({ related, ...article }) => ({
    ...article,
    markdown: [article.markdown, ...relatedArticles(related, facts)].join("\n\n"),
  }))
  return [...generated, ...data.pages, ...articles].map((page) =>
    textFile(markdownPath(page.slug), withTitle(page, facts, pointer)),
  )
}

function relatedArticles(related: readonly OutputLink[], facts: BuildFacts): string[] {
  if (related.length === 0) return []
  return ["## Related articles", related.map((link) => linkLine(link, facts)).join("\n")]
}

/** Where a page is among the steps of a task. */
function stepLine({ position, count, previous, next }: NonNullable<OutputPage["step"]>, facts: BuildFacts) {
  const parts = [
    `**Step ${position} of ${count}.**`,
    previous && `Previous: ${markdownLink(previous, facts)}.`,
    next && `Next: ${markdownLink(next, facts)}.`,
  ]
  return parts.filter(Boolean).join(" ")
}

function linkLine(link: OutputLink, facts: BuildFacts): string {
  return `- ${markdownLink(link, facts)}${link.description && `: ${link.description}`}`
}

function markdownLink({ title, slug }: OutputLink, facts: BuildFacts): string {
  const address = isExternal(slug) ? slug : absoluteUrl(facts, markdownPath(slug))
  return `[${linkText(title)}](${address})`
}

/** The pages of a section as list items. */
interface Group {
  label: string
  /** Folder of the section; absent for pages outside all sections. */
  path?: string
  lines: string[]
}

/**
 * `llms.txt`, the site's table of contents as Markdown, and `llms-full.txt`, its full text. If the table of contents is too
 * long, it links to one file per section, `<section>/llms.txt`.
 */
export function llms(data: OutputData, facts: BuildFacts): OutputFile[] {
  const groups = groupsOf([...data.sitePages.filter(({ unlisted }) => !unlisted), ...listed(data)], facts)
  const head = `# ${facts.title}\n\n> ${facts.tagline}\n`
  const whole = [head, ...groups.map(({ label, lines }) => section(label, lines))].join("\n")
  return [
    ...(whole.length <= maxListLength ? [textFile(outputPaths.llms, whole)] : inLevels(groups, head, facts)),
    textFile(
      outputPaths.llmsFull,
      listed(data)
        .map((page) => {
          const text = absoluteAnchors(withTitle(page, facts), absoluteUrl(facts, markdownPath(page.slug)))
          return `${text}\nSource: ${absoluteUrl(facts, page.slug)}\n`
        })
        .join("\n---\n\n"),
    ),
  ]
}

function groupsOf(pages: readonly OutputLink[], facts: BuildFacts): Group[] {
  const groups = new Map<string, Group>()
  for (const page of pages) {
    const found = sectionOf(page.slug, facts.site)
    const label = found?.label ?? "More"
    const group = groups.get(label) ?? { label, ...(found ? { path: found.path } : {}), lines: [] }
    group.lines.push(linkLine(page, facts))
    groups.set(label, group)
  }
  return [...groups.values()]
}

function section(label: string, lines: readonly string[]): string {
  return `## ${label}\n\n${lines.join("\n")}\n`
}

function inLevels(groups: readonly Group[], head: string, facts: BuildFacts): OutputFile[] {
  const files: OutputFile[] = []
  const contents = groups.map(({ label, path, lines }) => {
    if (path === undefined) return section(label, lines)
    const parts = partsOf(lines)
    const links = parts.map((part, position) => {
      const file = `${withoutTrailingSlash(path)}/${listName(position + 1)}`
      const name = parts.length === 1 ? label : `${label}, part ${position + 1} of ${parts.length}`
      files.push(textFile(file, `# ${facts.title}: ${name}\n\n${part.join("\n")}\n`))
      return `- [${name}](${absoluteUrl(facts, file)}): ${part.length} pages`
    })
    return section(label, links)
  })
  return [textFile(outputPaths.llms, [head, ...contents].join("\n")), ...files]
}

/** Splits lines into parts that fit into one file each. */
function partsOf(lines: readonly string[]): string[][] {
  const parts: string[][] = []
  let length = maxListLength
  for (const line of lines) {
    if (length + line.length + 1 > maxListLength) {
      parts.push([])
      length = 200 // the part's own heading
    }
    parts.at(-1)?.push(line)
    length += line.length + 1
  }
  return parts
}

function listed({ pages, articles }: OutputData): OutputPage[] {
  return [...pages.filter(({ unlisted }) => !unlisted), ...articles]
}
