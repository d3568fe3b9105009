import { noParts } from "../markdown/body-parts"
import { markdownInHtml } from "../markdown/checks/remark-check-html-marks"
import { readBody } from "../markdown/read-markdown"
import { unwrapMdx } from "../markdown/syntax/rewrite-source"
import { codeOrComment } from "./code-and-comments"

const ignored = new RegExp(codeOrComment, "gm")

/** An import or export statement at the start of a line. Sentences can start with these words as well. */
const statement =
  /^(?:import\s+(?:["']|[\w*{][^"']*\sfrom\s+["'])|export\s+(?:const|let|default|function|async)\b)/
const openTag = /(?<![\w`\\])<([A-Z][\w.]*)(?=[\s/>])/g
/** Attributes in braces, and attribute names that exist only in JSX. */
const jsxAttribute = /<[a-z][\w-]*\s(?:[^<>]*\s)?(?:[\w-]+=\{|className=)/
const jsxComment = /\{\/\*[\s\S]*?\*\/\}/
/** The start of a block of HTML, which in Markdown goes on until the next empty line. */
const htmlBlock =
  /^\s*<(?:blockquote|caption|center|d[dlt]|details|div|figcaption|figure|h[1-6]|li|ol|p|section|summary|t(?:able|body|d|foot|h|head|r)|ul)[\s>]/i

/**
 * Whether an `.md` body of a Docusaurus tree is MDX: it imports, exports, or uses a component or a JSX attribute. A body with
 * Markdown in a block of HTML, such as `<summary>The **first**</summary>`, is MDX if it is valid as MDX: nothing else in it needs
 * MDX, and a project can have Docusaurus read its `.md` files as Markdown. Any other body is Markdown, in which `<` and `{` can
 * be text. Code and comments are ignored.
 */
export function usesMdx(body: string): boolean {
  const source = unwrapMdx(body.replace(/\r\n?/g, "\n"))
  const text = source.replace(ignored, "")
  const withCode = source.replace(ignored, (written, fence?: string, _?: string, comment?: string) =>
    fence === undefined && comment === undefined ? written : "",
  )
  if (withCode.split("\n").some((line) => statement.test(line))) return true
  if (jsxAttribute.test(text) || jsxComment.test(text)) return true
  // A placeholder in text such as <Name> is not a component, because it has no closing tag.
  const hasComponent = [...text.matchAll(openTag)].some(([, name = ""]) =>
    new RegExp(`</${name}\\s*>|<${name}(?:\\s(?:[^<>]|=>)*)?/>`).test(text),
  )
  return hasComponent || (hasMarkdownInHtml(withCode) && isValidMdx(body))
}

function hasMarkdownInHtml(text: string): boolean {
  let isHtml = false
  return text.split("\n").some((line) => {
    isHtml = line.trim() !== "" && (isHtml || htmlBlock.test(line))
    return isHtml && markdownInHtml.test(line)
  })
}

function isValidMdx(body: string): boolean {
  const source = { file: "page.mdx", format: "mdx", dialect: "docusaurus", body, bodyLine: 1 } as const
  return readBody(source, noParts).messages.every(({ rule }) => rule !== "mdx-syntax")
}
