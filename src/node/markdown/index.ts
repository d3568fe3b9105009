import type { Root } from "mdast"
import rehypeStringify from "rehype-stringify"
import remarkGfm from "remark-gfm"
import remarkMdx from "remark-mdx"
import remarkParse from "remark-parse"
import remarkRehype from "remark-rehype"
import { unified, type Pluggable } from "unified"
import { VFile } from "vfile"
import { cachedResult } from "../cache/result-cache"
import { noVersionTables, type VersionTables } from "../content/version-table"
import type { WithContext } from "./context"
import { versionTableDirective } from "./directives/names"
import { expandVersionTables } from "./expand-version-tables"
import { collectOutline } from "./outline"
import { rehypeCodeBlocks } from "./rehype-code-blocks"
import { rehypeDestructive } from "./rehype-destructive"
import { rehypeDiagrams } from "./rehype-diagrams"
import { rehypeDirectives } from "./rehype-directives"
import { rehypeGfm } from "./rehype-gfm"
import { rehypeHeadingAnchors } from "./rehype-heading-anchors"
import { rehypeImages } from "./rehype-images"
import { rehypeLinks } from "./rehype-links"
import { rehypePlainJsx } from "./rehype-plain-jsx"
import { rehypeRawHtml } from "./rehype-raw-html"
import { rehypeTables } from "./rehype-tables"
import { rehypeUnsafeHtml } from "./rehype-unsafe-html"
import { remarkBlockDirectives } from "./remark-block-directives"
import { remarkCheckComponents } from "./remark-check-components"
import { remarkCheckDiagrams } from "./remark-check-diagrams"
import { remarkCheckDirectives } from "./remark-check-directives"
import { remarkCheckExpressions } from "./remark-check-expressions"
import { remarkCheckFences } from "./remark-check-fences"
import { remarkCheckHtml } from "./remark-check-html"
import { remarkCheckTabs } from "./remark-check-tabs"
import { remarkCheckVersionTables } from "./remark-check-version-tables"
import { remarkCodeInfo } from "./remark-code-info"
import { remarkDirectiveElements } from "./remark-directive-elements"
import { remarkFigures } from "./remark-figures"
import { remarkFileTreeNames } from "./remark-file-tree-names"
import { remarkHeadingIds } from "./remark-heading-ids"
import { remarkLeafDirectives } from "./remark-leaf-directives"
import { remarkPageTitle } from "./remark-page-title"
import { remarkSourceForms } from "./remark-source-forms"
import { remarkVersionTables, type WithVersionTables } from "./remark-version-tables"
import { remarkWrittenAddresses } from "./remark-written-addresses"
import { messagesOf, report } from "./report"
import { sourceLines } from "./source-lines"
import type { BodyMessage, MarkdownSource, Outline, RenderContext } from "./types"

type Format = MarkdownSource["format"]

/** What the parser knows beyond CommonMark. */
const syntax = (format: Format): Pluggable[] => [
  remarkGfm,
  remarkBlockDirectives,
  [remarkSourceForms, { format }], // wraps the parser, so that everything above is in it
]

/** Makes the tree say what is meant. */
const meaning: Pluggable[] = [
  remarkLeafDirectives,
  remarkHeadingIds, // a title in the body takes its id, as readers' links expect
  remarkPageTitle,
  remarkCodeInfo,
  remarkFileTreeNames,
]

/** Finds what is wrong; changes nothing. */
const checks = (format: Format, options: WithVersionTables): Pluggable[] => [
  ...(format === "mdx" ? [remarkCheckComponents, remarkCheckExpressions] : []),
  remarkCheckDirectives,
  remarkCheckTabs,
  remarkCheckFences,
  remarkCheckHtml,
  remarkCheckDiagrams,
  [remarkCheckVersionTables, options],
]

/** Adds what the body only names. */
const additions = (options: WithVersionTables): Pluggable[] => [[remarkVersionTables, options]]

/** Prepares the tree for HTML. */
const shape: Pluggable[] = [remarkWrittenAddresses, remarkFigures, remarkDirectiveElements]

/** Makes what is published out of plain HTML. */
const html = (options: WithContext): Pluggable[] => [
  rehypeUnsafeHtml, // before any markup of our own is there
  rehypeDirectives,
  rehypeGfm,
  rehypeTables,
  rehypeHeadingAnchors, // this and the one above before links add text to headings
  [rehypeImages, options],
  [rehypeLinks, options],
  rehypeDiagrams, // these last: they make most of a page's elements
  rehypeCodeBlocks,
  rehypeDestructive, // looks at finished code blocks
]

/**
 * The remark plugins for `.mdx`, as @mdx-js/mdx takes them.
 * @param contextFor as for `rehypePlugins`
 */
export function remarkPlugins(contextFor: (absolutePath: string) => RenderContext): Pluggable[] {
  const tablesOf: WithVersionTables["tablesOf"] = (file) => contextFor(file.path).versionTables
  return [...syntax("mdx"), ...meaning, ...additions({ tablesOf }), ...shape]
}

/**
 * The rehype plugins for `.mdx`, as @mdx-js/mdx takes them.
 * @param contextFor what the file of an absolute path is rendered with; called when the file is compiled
 */
export function rehypePlugins(contextFor: (absolutePath: string) => RenderContext): Pluggable[] {
  return [rehypePlainJsx, ...html({ contextOf: (file) => contextFor(file.path) })]
}

const tables = new WeakMap<VFile, VersionTables>()
const tablesOf = (file: VFile) => tables.get(file) ?? noVersionTables

/** What is done with a body that is read, not rendered. */
const reading = (format: Format): Pluggable[] => [
  ...meaning,
  ...checks(format, { tablesOf }),
  ...additions({ tablesOf }),
]

const parsers = {
  md: unified().use(remarkParse).use(syntax("md")).use(reading("md")).freeze(),
  mdx: unified().use(remarkParse).use(remarkMdx).use(syntax("mdx")).use(reading("mdx")).freeze(),
}

const contexts = new WeakMap<VFile, RenderContext>()

const renderer = unified()
  .use(remarkParse)
  .use(syntax("md"))
  .use(meaning)
  .use(additions({ tablesOf }))
  .use(shape)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRawHtml)
  .use(
    html({
      contextOf(file) {
        const context = contexts.get(file)
        if (!context) throw new Error(`${file.path} is rendered without a context.`)
        return context
      },
    }),
  )
  .use(rehypeStringify)
  .freeze()

/**
 * What checks, search records and outputs need to know of a body.
 * @param versionTables the tables that it may show; those left out are missing from the outline, and reported
 */
export function outlineOf(source: MarkdownSource, versionTables = noVersionTables): Outline {
  const make = () => {
    const file = fileOf(source)
    tables.set(file, versionTables)
    const { tree, messages } = parseFile(source, file)
    return collectOutline(tree, sourceLines(file), messages)
  }
  const { file, format, bodyLine, body } = source
  const shown = showsVersionTable(body)
    ? [...versionTables.keys()].map((name) => versionTables.get(name))
    : []
  return cachedResult("outline", [file, format, bodyLine, body, shown], make)
}

/** Renders the body of an `.md` file as HTML. Things wrong with it are left out; `outlineOf` tells of them. */
export async function renderMarkdown(source: MarkdownSource, context: RenderContext): Promise<string> {
  const file = fileOf(source)
  contexts.set(file, context)
  tables.set(file, context.versionTables)
  return String(await renderer.process(file))
}

/** A body as Markdown, with what it only names written out. */
export function writtenOut({ body, format }: MarkdownSource, versionTables: VersionTables): string {
  if (!showsVersionTable(body)) return body
  return expandVersionTables(body, parsers[format].parse(body), versionTables)
}

/** Whether a body may show a version table: a quick look, for those who would read it anew. */
export function showsVersionTable(body: string): boolean {
  return body.includes(`::${versionTableDirective}`)
}

/** The body at the lines where it stands in its file. */
function fileOf({ file, body, bodyLine }: MarkdownSource): VFile {
  return new VFile({ path: file, value: "\n".repeat(bodyLine - 1) + body })
}

/** Positions, in the tree and in messages, count from the first line of the file of which the body is a part. */
function parseFile({ format }: MarkdownSource, file: VFile): { tree: Root; messages: BodyMessage[] } {
  const processor = parsers[format]
  try {
    const tree = processor.runSync(processor.parse(file), file) as Root
    return { tree, messages: messagesOf(file) }
  } catch (error) {
    if (format !== "mdx" || !isSyntaxError(error)) throw error
    report(file, mdxFault(error))
    return { tree: { type: "root", children: [] }, messages: messagesOf(file) }
  }
}

interface SyntaxFault {
  reason: string
  line?: number
  column?: number
}

/** The parser reports what it cannot read as a message with a place. */
function isSyntaxError(error: unknown): error is SyntaxFault {
  return error instanceof Error && "reason" in error && typeof error.reason === "string"
}

/** A tag that is never closed is found at the end of the file: where it was opened stands in the reason only. */
function mdxFault({ reason, line, column }: SyntaxFault): BodyMessage {
  const [range, openLine, openColumn] = / \((\d+):(\d+)-\d+:\d+\)/.exec(reason) ?? []
  const sentence = line === undefined && range !== undefined ? reason.replace(range, "") : reason
  return {
    rule: "mdx-syntax",
    line: line ?? Number(openLine ?? 1),
    column: column ?? Number(openColumn ?? 1),
    message: `The page is not valid MDX: ${/[.!?]$/.test(sentence) ? sentence : `${sentence}.`}`,
    fix: "close every tag, and write { and < as \\{ and \\< where they are meant as text.",
  }
}
