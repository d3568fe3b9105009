import type { ListItem, Nodes, Parents, Root } from "mdast"
import type { ContainerDirective, LeafDirective } from "mdast-util-directive"
import type { Plugin } from "unified"
import { admonitions } from "../../../shared/admonitions"
import type { SourcePosition } from "../../../shared/source-position"
import { didYouMean } from "../../../hcl/suggest"
import { isLabel } from "../directives/directive-label"
import { attributesOf, directiveNames, versionTableDirective } from "../directives/names"
import { meantWord } from "../text/meant-word"
import { plainText } from "../text/plain-text"
import type { Fault } from "../../report/problem"
import { positionOf, report } from "../report"
import { sourceLines } from "../source-lines"
import { visitBlocks } from "../visit-blocks"
import { readFences, type StrayFence, type UnclosedDirectives } from "./directive-fences"

/** Reports directives that are unknown, unclosed, misplaced or incomplete. */
export const remarkCheckDirectives: Plugin<[], Root> = () => (tree, file) => {
  const lines = sourceLines(file)
  const { stray, unclosed } = readFences(tree, lines)
  for (const fence of stray) report(file, { rule: "mdx-syntax", ...strayFault(fence) })
  visitBlocks(tree, (node, _index, parent) => {
    if (node.type !== "containerDirective" && node.type !== "leafDirective") return
    const position = positionOf(node)
    for (const problem of wrongAttributes(node)) report(file, { rule: "mdx-syntax", ...position, ...problem })
    for (const { column, ...problem } of cutValues(node, lines[position.line - 1] ?? ""))
      report(file, { rule: "mdx-syntax", line: position.line, column, ...problem })
    if (node.type === "leafDirective") return
    for (const problem of faults(node, parent, unclosed))
      report(file, { rule: "mdx-syntax", ...position, ...problem })
    const moved = stray.length === 0 && !unclosed.has(node) ? textBesideTabs(node) : undefined
    if (moved)
      report(file, {
        rule: "mdx-syntax",
        ...positionOf(moved),
        message: 'The text is in no tab of "::::tabs", and is shown below all tabs.',
        fix: "put it into a tab, or below the set.",
      })
    for (const item of cardsWithoutLink(node))
      report(file, {
        rule: "mdx-syntax",
        ...positionOf(item),
        message: "The card does not start with a link.",
        fix: 'write "- [Title](/address) One sentence."',
      })
  })
}

function* faults(node: ContainerDirective, parent: Parents, unclosed: UnclosedDirectives): Generator<Fault> {
  const { name } = node
  const isClosed = !unclosed.has(node)
  if (name === versionTableDirective) {
    yield {
      message: `":::${name}" has a colon too many: only a directive around text has three.`,
      fix: `write ::${name}{data="${node.attributes?.data ?? "…"}"}${isClosed ? ', and remove the line ":::" below it' : ""}.`,
    }
    return
  }
  if (!directiveNames.includes(name)) {
    yield {
      message: `":::${name}" is not a directive.`,
      fix: didYouMean(name, directiveNames, `use one of ${directiveNames.join(", ")}.`),
    }
  }
  if (!isClosed) yield unclosedFault(name, unclosed.get(node))

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
      if (!insideTabs && !isMeantInside("tabs", node, unclosed))
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
    case "file-tree":
      if (!content.some((child) => child.type === "list"))
        yield { message: `":::${name}" contains no list.`, fix: `start each item with "- ".` }
      break
  }
}

/** The first text of a set of tabs that is in none of them, if the set has a tab. */
function textBesideTabs({ name, children }: ContainerDirective): Nodes | undefined {
  if (name !== "tabs" || !children.some((child) => child.type === "containerDirective")) return undefined
  return children.find((child) => !isLabel(child) && !withoutText.has(child.type))
}

/** Types of nodes that show nothing, such as comments, or that other checks examine. */
const withoutText: ReadonlySet<string> = new Set([
  "containerDirective",
  "html",
  "definition",
  "footnoteDefinition",
])

function unclosedFault(name: string, meant: StrayFence | undefined): Fault {
  if (meant)
    return {
      message: `":::${name}" has no more colons than a directive inside it, and ends where that one does.`,
      fix: `write more colons than inside it, here and in line ${meant.line}.`,
    }
  return {
    message: `":::${name}" is never closed.`,
    fix: "add a line with as many colons after its last line; a directive around others takes more colons than they do.",
  }
}

/** Whether a directive is between the fences of an outer one of a name that ends too early because it has too few colons. */
function isMeantInside(name: string, inner: ContainerDirective, unclosed: UnclosedDirectives): boolean {
  const { line } = positionOf(inner)
  return [...unclosed].some(
    ([outer, end]) => end && outer.name === name && positionOf(outer).line < line && line < end.line,
  )
}

function strayFault({ line, column, text, isEnd }: StrayFence): Fault & SourcePosition {
  return isEnd
    ? { line, column, message: `"${text}" closes nothing.`, fix: "remove the line." }
    : {
        line,
        column,
        message: `"${text}" is read as text, not as a directive.`,
        fix: `write ":::name", ":::name[Title]" or ":::name{key="value"}", without a space after the colons.`,
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

/** A value without quotation marks, and the words after it, in the braces of a directive. */
const valueWithWords = /(?<=[{\s])([\w-]+)=([^"'“”\s{}=]+)((?: +[^"'“”\s{}=.#]+(?![^\s}]))+)/g

/** Values with a space that have no quotation marks: the parser takes their further words for attributes. */
function* cutValues(
  { name, attributes }: ContainerDirective | LeafDirective,
  line: string,
): Generator<Fault & { column: number }> {
  const known = attributesOf(name)
  for (const { 1: key = "", 2: first = "", 3: more = "", index } of line.matchAll(valueWithWords)) {
    const words = more.trim().split(/ +/)
    const last = words.findLastIndex((word) => !known.includes(word))
    if (!known.includes(key) || attributes?.[key] !== first || last === -1) continue
    yield {
      column: index + 1,
      message: `The value of "${key}" ends at its first space, because it has no quotation marks.`,
      fix: `write ${key}="${[first, ...words.slice(0, last + 1)].join(" ")}".`,
    }
  }
}
