import path from "node:path"
import { hclSample, noun, paragraph, phrase, sentence, shellSample, table, title } from "./create-text"
import type { OutputFile } from "../../src/node/outputs/output-file"
import { Random } from "../../tests/random"

const pagesPerFolder = 25
const foldersPerPart = 6

interface PlannedPage {
  path: string
  title: string
  /** The source of random numbers for its text. */
  random: Random
}

/**
 * Makes a tree of plain Markdown pages: headings, prose, Terraform and shell code, tables, lists and links to other pages.
 * Docusaurus and this project build it as it is; there is no sidebars file. A folder has 25 pages, including its index.
 * @param count number of pages, the one at the root included
 * @param seed the same count and seed make the same files
 * @returns the files, with paths from the docs root
 */
export function createCorpus(count: number, seed: number): OutputFile[] {
  const pages = Array.from({ length: count }, (_, index) =>
    planPage(index, new Random(seed * 1_000_003 + index)),
  )
  return pages.map((page) => ({
    path: page.path,
    text: page.path.endsWith("index.md") ? indexText(page, pages) : pageText(page, pages),
  }))
}

function planPage(index: number, random: Random): PlannedPage {
  const own = { title: `${title(random)} ${index}`, random }
  if (index === 0) return { path: "index.md", ...own }
  const folder = Math.floor((index - 1) / pagesPerFolder)
  const name = (index - 1) % pagesPerFolder === 0 ? "index" : `${noun(random)}-${noun(random)}-${index}`
  return { path: `part-${Math.floor(folder / foldersPerPart)}/topic-${folder}/${name}.md`, ...own }
}

function frontMatter({ title, random }: PlannedPage): string {
  return ["---", `title: ${title}`, `description: ${sentence(random).replaceAll("`", "")}`, "---"].join("\n")
}

/** Links to the pages of its folder; the index at the root links to those of all folders. */
function indexText(page: PlannedPage, pages: readonly PlannedPage[]): string {
  const folder = path.posix.dirname(page.path)
  const listed = pages.filter((other) =>
    folder === "."
      ? other.path.endsWith("/index.md")
      : other !== page && path.posix.dirname(other.path) === folder,
  )
  const links = listed.map((other) => `- ${linkTo(other, page)}: ${phrase(page.random)}`)
  return [frontMatter(page), paragraph(page.random), "## Pages", links.join("\n")].join("\n\n") + "\n"
}

function pageText(page: PlannedPage, pages: readonly PlannedPage[]): string {
  const { random } = page
  const sections = Array.from({ length: random.between(4, 6) }, (_, index) => [
    `## ${title(random)} ${index + 1}`,
    paragraph(random),
    random.pick([hclSample, shellSample, table, list])(random),
    `### ${title(random)} ${index + 1}`,
    `${paragraph(random)} See ${linkTo(random.pick(pages), page)}.`,
  ])
  return (
    [frontMatter(page), paragraph(random), hclSample(random), table(random), ...sections.flat()].join(
      "\n\n",
    ) + "\n"
  )
}

function list(random: Random): string {
  return Array.from({ length: random.between(3, 6) }, () => `- ${phrase(random)}`).join("\n")
}

/** A link by the path of the target's file, which both generators turn into its address. */
function linkTo(target: PlannedPage, from: PlannedPage): string {
  const file = path.posix.relative(path.posix.dirname(from.path), target.path)
  return `[${target.title}](${file.startsWith(".") ? file : `./${file}`})`
}
