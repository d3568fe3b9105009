import type { Element, ElementContent, ElementData, Root } from "hast"
import type { Plugin } from "unified"
import { element } from "../html/hast"
import { breakableName } from "./breakable-name"
import { replaceCode, type CodeElement } from "./code-element"
import { readCodeLines, type CodeLine } from "./code-lines"
import { highlightLines } from "./highlight"
import { grammarName, languageLabel } from "./languages"

declare module "hast" {
  interface ElementData {
    /** The texts of a code block that the reader's own values do not replace. */
    literal?: readonly string[]
  }
}

/** Blocks with more lines than this are collapsed. */
const longBlock = 40

/** Renders code blocks: highlighted lines in a frame with a title, the language's name and a copy button. */
export const rehypeCodeBlocks: Plugin<[], Root> = () => (tree) => {
  replaceCode(tree, codeBlock)
}

function codeBlock({ language, meta, code }: CodeElement): Element {
  const grammar = grammarName(language, code)
  const label = languageLabel(grammar)
  const lines = readCodeLines(code, meta, grammar)

  const block = element(
    "figure",
    {
      className: ["code-block", "theme-code-block"],
      dataLanguage: grammar,
      ...(label ? { dataLabel: label } : {}),
      ...(meta.firstLine === undefined ? {} : { dataLineNumbers: "" }),
    },
    meta.title
      ? element("figcaption", { className: ["code-title"] }, ...breakableName(meta.title))
      : undefined,
    element(
      "doc-code",
      {},
      element(
        "pre",
        // A group, not a region: a page has too many code blocks to make each a landmark.
        { tabIndex: 0, role: "group", ariaLabel: `Code: ${meta.title || label || "plain text"}` },
        element(
          "code",
          { className: [`language-${grammar}`] },
          ...lineElements(lines, grammar, meta.firstLine),
        ),
      ),
      element("button", { type: "button", className: ["copy-code"], ariaLabel: "Copy code" }, "Copy"),
    ),
    lines.length > longBlock
      ? element(
          "doc-fold",
          {},
          element("button", { type: "button", className: ["unfold-code"] }, `Show all ${lines.length} lines`),
        )
      : undefined,
  )
  if (meta.literal) block.data = { literal: meta.literal } as ElementData // the type also demands what hast-util-from-parse5 adds
  return block
}

/**
 * The lines, with a line break between them. A blank line contains the line break after it: browsers leave an empty element out
 * of the text that a reader selects. Firefox adds a second blank line to that text if a line break follows the element.
 */
function lineElements(
  lines: readonly CodeLine[],
  grammar: string,
  firstLine: number | undefined,
): ElementContent[] {
  const tokens = tokensOf(lines, grammar)
  const lineBreak: ElementContent = { type: "text", value: "\n" }
  return lines.flatMap(({ text, highlighted, diff, prompt }, index): ElementContent[] => {
    const isBlank = text === "" && index < lines.length - 1
    const line = element(
      "span",
      {
        className: ["code-line", ...(highlighted ? ["theme-code-block-highlighted-line"] : [])],
        ...(firstLine === undefined ? {} : { dataLine: String(firstLine + index) }),
        ...(diff ? { dataDiff: diff } : {}),
        ...(prompt === undefined ? {} : { dataPrompt: prompt }),
      },
      ...(isBlank ? [lineBreak] : (tokens[index] ?? [])),
    )
    return index === 0 || lines[index - 1]?.text === "" ? [line] : [lineBreak, line]
  })
}

/** The tokens of each line. In a session, commands are highlighted as Bash, and output is plain. */
function tokensOf(lines: readonly CodeLine[], grammar: string): ElementContent[][] {
  if (grammar !== "shell-session") return highlightLines(lines.map(({ text }) => text).join("\n"), grammar)
  return lines.map(({ text, prompt }) => {
    if (prompt !== undefined) return highlightLines(text, "bash")[0] ?? []
    return text === "" ? [] : [element("span", { className: ["token", "output"] }, text)]
  })
}
