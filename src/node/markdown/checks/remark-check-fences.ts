import type { Code, Paragraph, Root } from "mdast"
import type { Plugin } from "unified"
import type { VFile } from "vfile"
import { isKnownLanguage } from "../code/languages"
import { positionOf, report } from "../report"
import { sourceLines } from "../source-lines"
import { visitBlocks } from "../visit-blocks"

/**
 * Reports unclosed code fences, which end with the page, with their container, or with the next block of code: the first line of
 * that block, which names a language, is then a line of the code. Also reports fences with too few backticks.
 */
export const remarkCheckFences: Plugin<[], Root> = () => (tree, file) => {
  const lines = sourceLines(file)
  visitBlocks(tree, (node) => {
    if (node.type === "paragraph") checkShortFence(file, node, lines)
    if (node.type !== "code") return
    const fence = openingFence(node, lines)
    if (fence === undefined) return
    const fix = isClosed(node, fence, lines)
      ? fixOfNextBlock(node, fence)
      : `add a line of ${shownFence(fence)} after its last line, indented like the first; in a directive, before the line that ends it.`
    if (fix === undefined) return
    report(file, {
      rule: "code-syntax",
      ...positionOf(node),
      message: "The code fence is never closed.",
      fix,
      cause: "open-fence",
    })
  })
}

/** Reports a paragraph of code between one or two backticks, of which the last ones have a line of their own. */
function checkShortFence(file: VFile, { children, position }: Paragraph, lines: readonly string[]): void {
  const [code] = children
  if (!position || code?.type !== "inlineCode" || children.length > 1) return
  const { start, end } = position
  const first = (lines[start.line - 1] ?? "").slice(start.column - 1)
  const [, language] = /^`{1,2}(?!`)([\w-]*)(?: |$)/.exec(first) ?? []
  if (language === undefined || start.line === end.line || !/^[\s>]*`+$/.test(lines[end.line - 1] ?? ""))
    return
  report(file, {
    rule: "code-syntax",
    ...start,
    message: "The lines are shown as code within a sentence, because a fence has at least three backticks.",
    fix: `write "\`\`\`${language}" in the first line, and "\`\`\`" in the last one.`,
  })
}

/** The fix for a block that contains the first line of the next one; `undefined` if it contains none. */
function fixOfNextBlock(node: Code, fence: string): string | undefined {
  const index = node.value.split("\n").findIndex((line) => {
    const [, signs = "", language = ""] = /^ {0,3}(`{3,}|~{3,})[ \t]*([^\s`]+)[^`]*$/.exec(line) ?? []
    return signs.startsWith(fence) && isKnownLanguage(language)
  })
  if (index === -1) return undefined
  const next = positionOf(node).line + 1 + index
  const end = node.lang
    ? `add a line of ${shownFence(fence)} after its last line`
    : `add a line of ${shownFence(fence)} after the last line of this block, or of the one above if this line should end it`
  return `${end}: line ${next} starts another block.`
}

/** A fence as shown in messages: a long one as the number of its characters. */
function shownFence(fence: string): string {
  return fence.length > 10 ? `${fence.length} signs "${fence.charAt(0)}"` : `"${fence}"`
}

/** The opening fence of a code block; absent for indented code. */
export function openingFence(node: Code, lines: readonly string[]): string | undefined {
  const { line, column } = positionOf(node)
  return /^(?:`{3,}|~{3,})/.exec((lines[line - 1] ?? "").slice(column - 1))?.[0]
}

/** Whether a code block is closed. A last line that looks like a fence can be part of the code if it is indented too far. */
function isClosed({ position, value }: Code, fence: string, lines: readonly string[]): boolean {
  if (!position) return true
  const { start, end } = position
  const last = (lines[end.line - 1] ?? "").slice(0, end.column - 1)
  const [, signs = ""] = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(last) ?? []
  const codeLines = value === "" ? 0 : value.split("\n").length
  return signs.startsWith(fence) && end.line > start.line && codeLines < end.line - start.line
}
