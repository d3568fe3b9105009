import type { Root } from "mdast"
import remarkMdx from "remark-mdx"
import remarkParse from "remark-parse"
import { unified, type Pluggable } from "unified"
import type { VFile } from "vfile"
import { cachedResult } from "../cache/result-cache"
import { noParts, type BodyParts } from "./body-parts"
import { codeFileKey, namedCodeFiles } from "../content/files/code-file"
import { fillVariables } from "../content/settings/variables"
import { importedPartials } from "./mdx/imported-partials"
import { versionTableDirective } from "./directives/names"
import { addPartials, type ReadFile } from "./mdx/add-partials"
import { bodyCode } from "./mdx/body-code"
import { statementsOf } from "./mdx/body-names"
import { exportedNames } from "./mdx/exported-names"
import { fillValues } from "./mdx/fill-values"
import { knownNames } from "./mdx/known-names"
import { isMdxSyntaxError, mdxSyntaxFault } from "./mdx/mdx-syntax-fault"
import { boundFault } from "./checks/body-bounds"
import { fileOf } from "./file-data"
import { collectOutline } from "./outline"
import { docusaurusChecks } from "../docusaurus/steps"
import { remarkCheckCodeMeta } from "./checks/remark-check-code-meta"
import { remarkCheckComponentProps } from "./checks/remark-check-component-props"
import { remarkCheckComponents } from "./checks/remark-check-components"
import { remarkCheckDiagrams } from "./checks/remark-check-diagrams"
import { remarkCheckDirectives } from "./checks/remark-check-directives"
import { remarkCheckExpressions } from "./checks/remark-check-expressions"
import { remarkCheckFences } from "./checks/remark-check-fences"
import { remarkCheckHeadings } from "./checks/remark-check-headings"
import { remarkCheckHtml } from "./checks/remark-check-html"
import { remarkCheckHtmlMarks } from "./checks/remark-check-html-marks"
import { remarkCheckLeafDirectives } from "./checks/remark-check-leaf-directives"
import { remarkCheckLists } from "./checks/remark-check-lists"
import { remarkCheckMdx } from "./checks/remark-check-mdx"
import { remarkCheckReferences } from "./checks/remark-check-references"
import { remarkCheckStrayMarkup } from "./checks/remark-check-stray-markup"
import { remarkCheckTabItems } from "./checks/remark-check-tab-items"
import { remarkCheckTables } from "./checks/remark-check-tables"
import { remarkCheckTabs } from "./checks/remark-check-tabs"
import { remarkCheckVariables } from "./checks/remark-check-variables"
import { remarkCheckVersionTables } from "./checks/remark-check-version-tables"
import { remarkJsxBlocks } from "./mdx/remark-jsx-blocks"
import { messagesOf, report } from "./report"
import { remarkAddressPositions } from "./syntax/remark-address-positions"
import { sourceLines, sourceText } from "./source-lines"
import { additions, meaning, syntax } from "./stages"
import type { BodyCode, BodyMessage, Dialect, Format, MarkdownSource, Outline } from "./types"

const mdxChecks: Pluggable[] = [
  remarkCheckComponents,
  remarkCheckComponentProps,
  remarkCheckExpressions,
  remarkCheckMdx,
  remarkCheckTabItems,
]

/** The checks, which do not change the tree. */
const checks = (format: Format): Pluggable[] => [
  ...(format === "mdx" ? mdxChecks : []),
  remarkCheckDirectives,
  remarkCheckTabs,
  remarkCheckFences,
  remarkCheckHtml,
  remarkCheckHtmlMarks,
  remarkCheckDiagrams,
  [remarkCheckVariables, { format }],
  remarkCheckVersionTables,
  remarkCheckTables,
  remarkCheckLists,
  remarkCheckReferences,
  [remarkCheckStrayMarkup, { format }],
]

/** The plugins for a body that is parsed, but not rendered. */
const reading = (format: Format, dialect?: Dialect): Pluggable[] => [
  remarkAddressPositions,
  ...(format === "mdx" ? [remarkJsxBlocks] : []),
  ...(dialect ? [] : [remarkCheckLeafDirectives]), // before leaf directives become text
  ...(dialect ? [] : [remarkCheckHeadings]), // before explicit ids are removed
  ...meaning(format, dialect),
  ...(dialect ? docusaurusChecks(format) : checks(format)),
  ...additions(dialect),
  ...(dialect ? [] : [remarkCheckCodeMeta]), // ranges may name lines of a file
]

const parserOf = (format: Format, dialect?: Dialect) =>
  unified()
    .use(remarkParse)
    .use(format === "mdx" ? [remarkMdx] : [])
    .use(syntax(format, dialect))
    .use(reading(format, dialect))
    .freeze()

const parsers = {
  own: { md: parserOf("md"), mdx: parserOf("mdx") },
  docusaurus: { md: parserOf("md", "docusaurus"), mdx: parserOf("mdx", "docusaurus") },
}

/**
 * The outline of a body, for checks, search records and outputs.
 * @param parts the data that the body may refer to; without it, that content is missing from the outline
 */
export function outlineOf(source: MarkdownSource, parts: BodyParts = noParts): Outline {
  return cachedResult("outline", outlineInput(source, parts), () => outlineOfBody(readBody(source, parts)))
}

/**
 * The cache key of an outline: the body, and the version tables, files, partials and variables that it refers to.
 * @param above the files on the way from the page to this body, which import each other
 */
export function outlineInput(
  source: MarkdownSource,
  parts: BodyParts,
  above: readonly string[] = [source.file],
): unknown[] {
  const { file, format, bodyLine, body, dialect } = source
  const { versionTables, codeFiles, variables } = parts
  const filled = dialect ? body : fillVariables(body, variables)
  const named = [...filled.matchAll(versionTableAttributes)].flatMap(
    ([, words = ""]) => words.match(/[\w.-]+/g) ?? [],
  )
  const tables = named.flatMap((name) => {
    const table = versionTables.get(name)
    // Copies the fields one by one, because a table that is a Gatsby node has other fields, too.
    return table ? [[table.caption, table.columns, table.rows]] : []
  })
  const names = named.length === 0 ? [] : [...versionTables.keys()] // needed for the fix of a misspelled name
  const code = namedCodeFiles(filled).map((address) => codeFiles?.get(codeFileKey(file, address)) ?? null)
  return [
    file,
    format,
    bodyLine,
    body,
    tables,
    tables.length === 0 ? names : [],
    code,
    body.includes("{{") ? (variables ?? null) : null, // all of them, for the fix of a misspelled name
    ...(dialect ? [dialect] : []),
    ...importedPartials(source, parts.partials, above).map((partial) =>
      outlineInput(partial, parts, [...above, partial.file]),
    ),
  ]
}

const versionTableAttributes = new RegExp(`::${versionTableDirective}\\{([^}]*)\\}`, "g")

/** A parsed body, with included data and with problems. */
export interface ReadBody {
  tree: Root
  file: VFile
  messages: BodyMessage[]
  /** Absent for a body without code that could fail. */
  code?: BodyCode
  /** As in `Outline`. */
  exports?: string[]
}

/** Parses a body. Lines in the tree and in messages are those of the whole file. */
export function readBody(source: MarkdownSource, parts: BodyParts): ReadBody {
  const file = fileOf(source, parts)
  const { tree, messages } = parseFile(source, file)
  const isRead = canRun(source, messages)
  const code = isRead ? bodyCode(tree) : undefined
  // Docusaurus adds exports of its own to a body.
  const named = isRead && !source.dialect ? exportedNames(statementsOf(tree)) : undefined
  if (source.format === "mdx") {
    filledFile(source, parts, tree)
    addPartials(tree, source, {
      partials: parts.partials,
      read: (partial) => filledFile(partial, parts, parseFile(partial, fileOf(partial, parts)).tree),
    })
  }
  return {
    file,
    tree,
    messages,
    ...(code ? { code } : {}),
    ...(named ? { exports: ["default", ...named] } : {}),
  }
}

/** Replaces the expressions of a parsed MDX body by their values, where these are known. */
function filledFile({ file }: MarkdownSource, parts: BodyParts, tree: Root): ReadFile {
  const names = knownNames(tree, file, parts)
  fillValues(tree, { names })
  return { tree, names }
}

/** Whether the code of a body can be evaluated. */
function canRun({ format }: MarkdownSource, messages: readonly BodyMessage[]): boolean {
  const isRejected = messages.some(({ rule }) => rule === "mdx-syntax" || rule === "unsafe-html")
  return format === "mdx" && !isRejected
}

/** The outline of a parsed body; does not change the tree. */
export function outlineOfBody({ tree, file, messages, code, exports }: ReadBody): Outline {
  return {
    ...collectOutline(tree, sourceText(file), messages),
    ...(code ? { code } : {}),
    ...(exports ? { exports } : {}),
  }
}

function parseFile(
  { format, dialect, body, bodyLine }: MarkdownSource,
  file: VFile,
): { tree: Root; messages: BodyMessage[] } {
  const processor = parsers[dialect ?? "own"][format]
  const unread = (fault: BodyMessage): { tree: Root; messages: BodyMessage[] } => {
    report(file, { ...fault, cause: "unread-text" })
    return { tree: { type: "root", children: [] }, messages: messagesOf(file) }
  }
  const bound = boundFault(body, bodyLine)
  if (bound) return unread(bound)
  try {
    const tree = processor.runSync(processor.parse(file), file) as Root
    const messages = messagesOf(file)
    // In a body written for Docusaurus, content that rendering removes is not an error.
    const isLoss = dialect !== undefined && format === "md"
    return { tree, messages: isLoss ? messages.map(asLoss) : messages }
  } catch (error) {
    if (format !== "mdx" || !isMdxSyntaxError(error)) throw error
    return unread(mdxSyntaxFault(error, sourceLines(file)))
  }
}

function asLoss(message: BodyMessage): BodyMessage {
  return message.rule === "unsafe-html" ? { ...message, rule: "left-out" } : message
}
