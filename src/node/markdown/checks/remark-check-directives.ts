import type { ListItem, Nodes, Paragraph, Parents, Root } from "mdast"
import type { ContainerDirective, LeafDirective } from "mdast-util-directive"
import type { Plugin } from "unified"
import { admonitions } from "../../../shared/admonitions"
import { didYouMean } from "../../../hcl/suggest"
import { isLabel } from "../directives/directive-label"
import { attributesOf, directiveNames } from "../directives/names"
import { meantWord } from "../text/meant-word"
import { plainText } from "../text/plain-text"
import { positionOf, report } from "../report"
import { sourceLines, sourceOf } from "../source-lines"
import { visitBlocks } from "../visit-blocks"

/** Reports directives that are unknown, unclosed, misplaced or incomplete. */
export const remarkCheckDirectives: Plugin<[], Root> = () => (tree, file) => {
  const lines = sourceLines(file)
  const closed = closedDirectives(tree, lines)
  const unread = new UnreadFences()
  visitBlocks(tree, (node, _index, parent) => {
    if (node.type === "paragraph") {
      for (const problem of strayColons(node, lines, unread)) report(file, { rule: "mdx-syntax", ...problem })
    }
    if (node.type !== "containerDirective" && node.type !== "leafDirective") return
    const position = positionOf(node)
    for (const problem of wrongAttributes(node)) report(file, { rule: "mdx-syntax", ...position, ...problem })
    if (node.type === "leafDirective") return
    for (const problem of faults(node, parent, closed.has(node) || node.data?.isAlert === true))
      report(file, { rule: "mdx-syntax", ...position, ...problem })
    for (const item of cardsWithoutLink(node))
      report(file, {
        rule: "mdx-syntax",
        ...positionOf(item),
        message: "The card does not start with a link.",
        fix: 'write "- [Title](/address) One sentence."',
      })
  })
}

interface Fault {
  message: string
  fix: string
}

function* faults(node: ContainerDirective, parent: Parents, isClosed: boolean): Generator<Fault> {
  const { name } = node
  if (!directiveNames.includes(name)) {
    yield {
      message: `":::${name}" is not a directive.`,
      fix: didYouMean(name, directiveNames, `use one of ${directiveNames.join(", ")}.`),
    }
  }
  if (!isClosed) {
    yield {
      message: `":::${name}" is never closed.`,
      fix: "add a line with as many colons after its last line; a directive around others takes more colons than they do.",
    }
  }

  if (isClosed && isEmptyDirective(node)) {
    yield {
      message: `${node.data?.isAlert ? "The alert" : `":::${name}"`} is empty.`,
      fix: "write its text, or remove it.",
    }
    return
  }

  const label = node.children.find(isLabel)
  if (label && unlabelled.has(name) && plainText(label).trim() !== "")
    yield {
      message: `The title "${plainText(label).trim()}" of ":::${name}" is not shown.`,
      fix: "write it as a paragraph above the directive.",
    }

  const insideTabs = parent.type === "containerDirective" && parent.name === "tabs"
  const content = node.children.filter((child) => !isLabel(child))
  switch (name) {
    case "tab":
      if (!insideTabs)
        yield {
          message: `":::tab" is outside "::::tabs".`,
          fix: `put it between "::::tabs" and "::::".`,
        }
      if (!hasName(node))
        yield { message: `":::tab" has no label.`, fix: `write :::tab{label="…" value="…"}.` }
      break
    case "tabs":
      if (!content.some((child) => child.type === "containerDirective" && child.name === "tab"))
        yield { message: `"::::tabs" contains no tab.`, fix: `put ":::tab{label="…"}" blocks into it.` }
      break
    case "steps":
      if (!content.some((child) => child.type === "list" && child.ordered))
        yield { message: `":::steps" contains no ordered list.`, fix: `number its items: "1.", "2.", "3.".` }
      break
    case "cards":
      if (!content.some((child) => child.type === "list"))
        yield { message: `":::cards" has no list.`, fix: `start each item with "- ".` }
      break
    case "file-tree":
      if (!content.some((child) => child.type === "list"))
        yield { message: `":::${name}" contains no list.`, fix: `start each item with "- ".` }
      break
  }
}

/** Whether a tab has a name, or an attribute that was meant as one, which is reported itself. */
function hasName({ attributes, children }: ContainerDirective): boolean {
  const isMeant = Object.keys(attributes ?? {}).some(
    (name) => meantWord(name, ["label", "value"]) !== undefined,
  )
  return Boolean(attributes?.label || attributes?.value) || isMeant || children.some(isLabel)
}

/** The directives that show no title. */
const unlabelled: ReadonlySet<string> = new Set(["steps", "cards", "file-tree", "tabs"])

/** Whether a directive that shows its content is empty. */
function isEmptyDirective({ name, children }: ContainerDirective): boolean {
  return (admonitions.has(name) || name === "details") && children.every(isLabel)
}

/** The items of cards that lack the link at their start, which is required. */
function* cardsWithoutLink({ name, children }: ContainerDirective): Generator<ListItem> {
  if (name !== "cards") return
  for (const list of children)
    if (list.type === "list")
      for (const item of list.children) {
        const [first] = item.children
        const link = first?.type === "paragraph" ? first.children[0]?.type : undefined
        if (link !== "link" && link !== "linkReference") yield item
      }
}

/** Attributes in which writers put the title of a directive by mistake. */
const titleNames: ReadonlySet<string> = new Set(["title", "label", "summary"])

/** Attributes that are misspelled, or that hold a title, which readers would not see. Other tools may know the other ones. */
function* wrongAttributes({ type, name, attributes }: ContainerDirective | LeafDirective): Generator<Fault> {
  const colons = type === "leafDirective" ? "::" : ":::"
  for (const [written, value] of Object.entries(attributes ?? {})) {
    const meant = meantWord(written, attributesOf(name))
    const title = (value ?? "").replace(/^[“”„]|[“”]$/g, "")
    const isTitle = (admonitions.has(name) || name === "details") && titleNames.has(written) && title !== ""
    if (meant === undefined && !isTitle) continue
    yield {
      message: `"${colons}${name}" takes no "${written}".`,
      fix: isTitle
        ? `write the title in brackets: "${colons}${name}[${title}]".`
        : `did you mean "${meant}"?`,
    }
  }
}

/**
 * The directives that the writer has closed. The parser assigns a fence to the outermost directive that it can close; the
 * writer means the innermost.
 */
function closedDirectives(tree: Root, lines: readonly string[]): ReadonlySet<ContainerDirective> {
  const closed = new Set<ContainerDirective>()
  visitBlocks(tree, (node) => {
    if (node.type !== "containerDirective") return
    const fence = closingFence(node, lines)
    if (fence) closed.add(innermostOpen(node, fence, lines))
  })
  return closed
}

interface Fence {
  column: number
  colons: number
}

/** The innermost directive within another one, or itself, that is still open at the closing fence and matches it. */
function innermostOpen(
  outer: ContainerDirective,
  fence: Fence,
  lines: readonly string[],
): ContainerDirective {
  let innermost = outer
  let last: Nodes | undefined = outer.children.at(-1)
  while (last && "children" in last) {
    if (last.type === "containerDirective") {
      if (closingFence(last, lines)) break
      const { column, colons } = openingFence(last, lines)
      if (colons === fence.colons && column <= fence.column) innermost = last
    }
    last = last.children.at(-1)
  }
  return innermost
}

function openingFence({ position }: ContainerDirective, lines: readonly string[]): Fence {
  const { line, column } = position?.start ?? { line: 1, column: 1 }
  return { column, colons: /^:*/.exec((lines[line - 1] ?? "").slice(column - 1))?.[0].length ?? 0 }
}

/** The closing fence that the parser assigned to a directive; absent if it ends with its container. */
function closingFence(node: ContainerDirective, lines: readonly string[]): Fence | undefined {
  if (!node.position) return undefined
  const { start, end } = node.position
  const closing = /(:{3,})[ \t]*$/.exec((lines[end.line - 1] ?? "").slice(0, end.column - 1))
  const colons = closing?.[1]?.length ?? 0
  if (!closing || end.line === start.line || colons < openingFence(node, lines).colons) return undefined
  return { column: closing.index + 1, colons }
}

/** State of `strayColons`: the fences above the current line that the parser read as text. */
class UnreadFences {
  /** Number of opening fences without a closing fence so far. */
  opened = 0
  /** Line of the last closing fence without an opening one; -1 if there is none. */
  lastStray = -1
}

/**
 * The problems of lines in a paragraph that look like fences of directives but are text. Of several closing
 * fences in a row, only the first is reported.
 */
function* strayColons(
  node: Paragraph,
  lines: readonly string[],
  unread: UnreadFences,
): Generator<Fault & { line: number; column: number }> {
  if (!node.position) return
  const { start, end } = node.position
  for (let line = start.line; line <= end.line; line++) {
    const from = line === start.line ? start.column : 1
    const text = sourceOf(lines, {
      start: { line, column: from },
      end: { line, column: line === end.line ? end.column : Number.POSITIVE_INFINITY },
    }).replace(/^[>\s]+/, "")
    if (!text.startsWith(":::")) continue
    const column = (lines[line - 1] ?? "").indexOf(":::", from - 1) + 1
    const isEnd = /^:+$/.test(text)
    if (isEnd && unread.opened > 0) {
      unread.opened--
      continue
    }
    if (isEnd) {
      const isRepeated = unread.lastStray === line - 1
      unread.lastStray = line
      if (isRepeated) continue
    } else unread.opened++
    yield isEnd
      ? {
          line,
          column,
          message: `"${text}" closes nothing.`,
          fix: "remove the line, or give the outer directive more colons than the ones inside it.",
        }
      : {
          line,
          column,
          message: `"${text}" is read as text, not as a directive.`,
          fix: `write ":::name", ":::name[Title]" or ":::name{key="value"}", without a space after the colons.`,
        }
  }
}
