import { directiveToMarkdown } from "mdast-util-directive"
import type { Nodes, Root } from "mdast"
import rehypeRaw from "rehype-raw"
import rehypeRemark from "rehype-remark"
import remarkBreaks from "remark-breaks"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import remarkRehype from "remark-rehype"
import remarkStringify from "remark-stringify"
import { unified } from "unified"
import { rehypeAllowedHtml } from "../../src/node/markdown/html/rehype-allowed-html"
import { elementHandlers } from "./element-handlers"
import { plainCharacters } from "./plain-characters"
import { remarkInlineCells } from "./remark-inline-cells"
import { remarkImportedAlerts } from "./remark-imported-alerts"
import { remarkArticlePart } from "./remark-article-part"

/** GitHub allows no more characters, and the time to read Markdown can grow faster than its length. */
const maxLength = 65_536
/** Maximum nesting depth. Deeper text is not prose, and would overflow the stack here or when pages are rendered. */
const maxDepth = 50
/** Matches a line with at least 50 quote markers, for which the parser would need minutes. */
const deepQuote = new RegExp(String.raw`^(?:[ \t]*>){${maxDepth}}`, "m")

/** The reason why a body cannot become an article; the message is the end of a sentence. */
export class UnreadableBody extends Error {}

/** A body as Markdown of this site, and the tree of that Markdown. */
interface ConvertedBody {
  markdown: string
  tree: Root
}

/**
 * Converts a body of GitHub-flavored Markdown to Markdown of this site. As on GitHub, the body becomes HTML first: elements
 * that content may not use are removed, and the others have a Markdown form.
 * @param address of the discussion, from which relative links are resolved
 * @throws UnreadableBody
 */
export function convertBody(body: string, address: string): ConvertedBody {
  if ([...body].length > maxLength)
    throw new UnreadableBody(`its text is longer than ${maxLength} characters`)
  try {
    const tree = read(plainCharacters(body), address)
    return { markdown: writer.stringify(tree).trim(), tree }
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableBody(tooDeep)
    throw error
  }
}

const tooDeep = `its text is nested more than ${maxDepth} levels deep`

function read(body: string, address: string): Root {
  if (deepQuote.test(body)) throw new UnreadableBody(tooDeep)
  const reader = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkBreaks) // as GitHub does in discussions
    .use(remarkRehype, { allowDangerousHtml: true, footnoteLabelTagName: "h6" })
    .use(rehypeRaw)
    .use(rehypeAllowedHtml)
    .use(rehypeRemark, { handlers: elementHandlers(address) })
    .use(remarkInlineCells)
    .use(remarkImportedAlerts)
    .use(remarkArticlePart)
  const tree = reader.runSync(reader.parse(body))
  if (depthOf(tree) > maxDepth) throw new UnreadableBody(tooDeep)
  return tree
}

function depthOf(node: Nodes): number {
  return "children" in node ? 1 + Math.max(0, ...node.children.map(depthOf)) : 0
}

const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, {
    bullet: "-",
    handlers: directiveToMarkdown().handlers,
    unsafe: [
      // Only colons that would open a directive are escaped.
      { character: ":", atBreak: true, after: ":" },
      // The extension escapes only brackets in the label of a directive, but these characters are markup there, too.
      ...["`", "*", "_", "~", "<", "&"].map((character) => ({
        character,
        inConstruct: "containerDirectiveLabel" as const,
      })),
    ],
  })
