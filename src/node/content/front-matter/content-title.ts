import type { Root } from "mdast"
import remarkParse from "remark-parse"
import { unified } from "unified"
import { linesOf } from "../../../shared/source-position"
import { remarkPlainHtml } from "../../docusaurus/remark-plain-html"
import { plainText } from "../../markdown/text/plain-text"
import type { Format } from "../../markdown/types"

const comment = /^<!--[\s\S]*?-->/
const mdxComment = /^\{\/\*[\s\S]*?\*\/\s*\}/
const moduleBlock = /^(?:import|export)\s[\s\S]*?(?:\r?\n[ \t]*\r?\n|$)/

/** The explicit id at the end of a heading, which is a comment in some projects. */
const headingId = /[ \t]*\\?\{(?:\/\*[ \t]*)?#[^{}]+\}(?=[ \t]*#*[ \t]*$)/

/** A heading without a character of markup. Most are, and parsing takes much longer than this expression. */
const plainHeading = /^#[ \t]([\p{L}\p{N} .,:;?"'()/-]*)$/u

/** Maximum length of a title: the parser takes superlinear time for some texts. */
const maxTitleLength = 1000

const parsers = {
  md: unified().use(remarkParse).use(remarkPlainHtml).freeze(),
  mdx: unified().use(remarkParse).freeze(),
}

/** Text of a body's leading title, after comments and, in MDX, imports. `remark-page-title` removes the same heading. */
export function contentTitle(body: string, format: Format): string | undefined {
  const start = skip(body, format === "mdx" ? [comment, mdxComment, moduleBlock] : [comment])
  const [line = "", below = ""] = linesOf(start)
  const isUnderlined = /^=+[ \t]*$/.test(below)
  if (!isUnderlined && !/^#[ \t]/.test(line)) return undefined
  const [, plain] = plainHeading.exec(line) ?? []
  if (plain !== undefined) return plain.trim() || undefined
  const title = line.slice(0, maxTitleLength).replace(headingId, "")
  const [heading] = parse(isUnderlined ? `${title}\n=` : title, format).children
  const text = heading?.type === "heading" ? plainText(heading).replace(/\s+/g, " ").trim() : ""
  return text || undefined
}

/** Parses a heading without the site's own syntax. HTML is removed from its text later; in Markdown, unknown tags are text. */
function parse(heading: string, format: Format): Root {
  const parser = parsers[format]
  return parser.runSync(parser.parse(heading)) as Root
}

function skip(text: string, blocks: readonly RegExp[]): string {
  for (let rest = text.trimStart(); ;) {
    const found = blocks.map((block) => block.exec(rest)?.[0]).find((block) => block)
    if (found === undefined) return rest
    rest = rest.slice(found.length).trimStart()
  }
}
