import { createHash } from "node:crypto"
import type { Root } from "mdast"
import { visit } from "unist-util-visit"
import { Document, isSeq } from "yaml"
import type { ArticleFrontMatter } from "../../src/node/content/page-kinds/article"
import { kebabCase } from "../../src/node/content/routes/route"
import type { Tag } from "../../src/node/content/settings/tags"
import { convertBody } from "./convert-body"
import { describeArticle, kindOfTitle } from "./describe-article"
import type { Discussion, Repository } from "./fetch-discussions"
import { plainLine } from "./plain-characters"

/** Data for an article in addition to its discussion. */
export interface ArticleContext {
  repository: Repository
  /** The defined tags; absent if every label becomes a tag. */
  tags?: readonly Tag[]
  /** Numbers of the discussions that are articles. */
  numbers: ReadonlySet<number>
}

/** An article as a file. */
export interface Article {
  text: string
  /** Labels of the discussion that are not tags. */
  unknownLabels: string[]
}

/** Base address of a repository's discussions. */
export function discussionsAddress({ owner, name }: Repository): string {
  return `https://github.com/${owner}/${name}/discussions`
}

/**
 * Converts a discussion to an article. The discussion is untrusted data: it is only used for front-matter values and the two
 * parts of the body.
 * @throws UnreadableBody
 */
export function createArticle(
  discussion: Discussion,
  { repository, tags, numbers }: ArticleContext,
): Article {
  const { number, labels } = discussion
  const url = `${discussionsAddress(repository)}/${number}`
  const title = plainLine(discussion.title) || `Discussion ${number}`
  const question = convertBody(discussion.body, url)
  const answer = convertBody(discussion.answer ?? "", url)
  const answered = answer.markdown !== ""
  const known = labels.map((label) => ({ label, tag: findTag(label, tags) }))
  const tagLabels = [...new Set(known.flatMap(({ tag }) => tag ?? []))]
  const related = linkedNumbers([question.tree, answer.tree], discussionsAddress(repository)).filter(
    (other) => other !== number && numbers.has(other),
  )

  const fields: ArticleFrontMatter = {
    number,
    title,
    description: describeArticle(title, answered ? answer.tree : question.tree),
    kind: kindOfTitle(title),
    answered,
    ...(tagLabels.length > 0 ? { tags: tagLabels } : {}),
    ...(related.length > 0 ? { related } : {}),
    imported: { url, hash: "" },
  }
  const body = [
    "## Question",
    question.markdown || "The title is the question.",
    "## Answer",
    answer.markdown ||
      `This question has no accepted answer yet. Read the [discussion](${url}), or help with an answer.`,
  ]
  return {
    text: seal(`---\n${frontMatter(fields)}---\n\n${body.join("\n\n")}\n`),
    unknownLabels: known.flatMap(({ label, tag }) => (tag === undefined ? [plainLine(label)] : [])),
  }
}

/** Whether an imported article is unedited. Line endings are ignored. */
export function isAsImported(text: string): boolean {
  const lines = text.replaceAll("\r\n", "\n")
  return seal(lines) === lines
}

const hashLine = /^( {2}hash: ).*$/m

/** Inserts the text's hash into its front matter. The hash is computed with an empty hash field. */
function seal(text: string): string {
  const empty = text.replace(hashLine, "$1")
  const hash = createHash("sha256").update(empty).digest("hex")
  return empty.replace(hashLine, `$1sha256-${hash}`)
}

function frontMatter(fields: ArticleFrontMatter): string {
  const document = new Document(fields)
  for (const name of ["tags", "related"]) {
    const list = document.get(name)
    if (isSeq(list)) list.flow = true
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}

/** The tag of a label, ignoring case and separators. */
function findTag(label: string, tags: readonly Tag[] | undefined): string | undefined {
  const slug = kebabCase(label)
  if (tags === undefined) return slug === "" ? undefined : plainLine(label)
  return tags.find((tag) => tag.slug === slug)?.label
}

function linkedNumbers(trees: readonly Root[], address: string): number[] {
  const numbers = new Set<number>()
  for (const tree of trees)
    visit(tree, "link", ({ url }) => {
      const number = url.startsWith(`${address}/`)
        ? /^\d+(?=[?#]|$)/.exec(url.slice(address.length + 1))
        : null
      if (number) numbers.add(Number(number[0]))
    })
  return [...numbers]
}
