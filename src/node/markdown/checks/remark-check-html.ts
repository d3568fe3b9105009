import type { Element } from "hast"
import type { Html, Nodes, Root } from "mdast"
import rehypeRaw from "rehype-raw"
import remarkRehype from "remark-rehype"
import { type Plugin, unified } from "unified"
import { visit } from "unist-util-visit"
import { addressProblem } from "../html/address-problem"
import { droppedElements, isAllowedAddress } from "../html/allowed-html"
import { htmlTags } from "../html/html-tags"
import { mdxComponentNames } from "../../../shared/mdx-components"
import type { SourcePosition } from "../../../shared/source-position"
import type { Fault } from "../../report/problem"
import { positionOf, report } from "../report"
import { sanitizeHtml, type RemovedHtml } from "../html/sanitize-html"
import { positionInValue, sourceText, type SourceText } from "../source-lines"

const insteadOf: ReadonlyMap<string, string> = new Map([
  ["iframe", "link to the page instead of embedding it."],
  ["style", "use a directive; the site's style sheet decides how things look."],
  ["form", "remove it; pages take no input."],
])

const toHtml = unified().use(remarkRehype, { allowDangerousHtml: true }).use(rehypeRaw).freeze()

/** Harmless tags without attributes: a page with no other tags need not be checked. */
const harmless = /^<\/?(?:b|br|code|details|em|i|kbd|p|strong|sub|summary|sup)\s*\/?>$/i

/** Reports forbidden HTML and addresses, which rendering removes. */
export const remarkCheckHtml: Plugin<[], Root> = () => (tree, file) => {
  const written = new WrittenTags(sourceText(file))
  let isHarmless = true
  visit(tree, (node) => {
    if (node.type === "html") {
      isHarmless &&= harmless.test(node.value)
      written.add(node)
    }
    if (node.type !== "link" && node.type !== "definition" && node.type !== "image") return
    if (isAllowedAddress(node.url, node.type !== "link")) return // a definition can be for an image
    report(file, { rule: "unsafe-html", ...positionOf(node), ...addressProblem(node.url) })
  })
  if (isHarmless) return
  const html = toHtml.runSync(withoutAddresses(tree), file)
  sanitizeHtml(html, (removed, element) => {
    const position = written.positionOf(removed, element)
    report(file, { rule: "unsafe-html", ...position, ...problemOf(removed, written.nameAt(position)) })
  })
}

/** The tags with their positions in the file: the HTML parser gives their lines, but ignores the indentation of lists and quotes. */
class WrittenTags {
  private readonly tags: {
    name: string
    position: SourcePosition
    attributes: { name: string; position: SourcePosition }[]
  }[] = []
  private readonly reported = new Set<object>()

  constructor(private readonly source: SourceText) {}

  add(node: Html): void {
    const positionAt = (offset: number) => positionInValue(this.source, positionOf(node), node.value, offset)
    for (const { name, offset, attributes } of htmlTags(node.value))
      this.tags.push({
        name,
        position: positionAt(offset),
        attributes: attributes.map(({ name, offset }) => ({ name, position: positionAt(offset) })),
      })
  }

  /** The name of the tag at a position, as it is written. */
  nameAt({ line, column }: SourcePosition): string {
    return /^<?([\w.:-]*)/.exec((this.source.lines[line - 1] ?? "").slice(column - 1))?.[1] ?? ""
  }

  /** The position of removed HTML; each position is returned only once. */
  positionOf(removed: RemovedHtml, element: Element): SourcePosition {
    const { line } = positionOf(element)
    const tags = this.tags.filter(
      ({ name, position }) => name === element.tagName.toLowerCase() && position.line === line,
    )
    const known =
      removed.kind === "element"
        ? tags
        : tags.flatMap(({ attributes }) => attributes.filter(({ name }) => name === removed.attribute))
    const first = known.find((one) => !this.reported.has(one))
    if (first) this.reported.add(first)
    return (first ?? tags[0])?.position ?? positionOf(element)
  }
}

/** A copy of a tree without the addresses of Markdown links and images, which are checked separately. */
function withoutAddresses(tree: Root): Root {
  const copy = structuredClone(tree)
  visit(copy, (node: Nodes) => {
    if (node.type === "link" || node.type === "definition" || node.type === "image") node.url = ""
    // Data from other plugins is not content of the writer.
    if ("data" in node) delete node.data
  })
  return copy
}

/** @param written the name of its tag, as it is written */
function problemOf(removed: RemovedHtml, written: string): Fault {
  switch (removed.kind) {
    case "element": {
      const name = written.toLowerCase() === removed.element ? written : removed.element
      if (isComponentName(written))
        return {
          message: `<${written}> is a component, and components work in .mdx pages only: it is left out.`,
          fix: 'use a directive such as ":::note", or rename the file to .mdx.',
        }
      return {
        message: `<${name}> is not allowed in Markdown and is left out.`,
        fix:
          insteadOf.get(removed.element) ??
          (droppedElements.includes(removed.element)
            ? "remove it; what needs code belongs in a component of an .mdx page."
            : `write \`<${name}>\` as code or &lt; for its first sign where it is meant as text, or remove it.`),
      }
    }
    case "attribute":
      return {
        message: `The attribute "${removed.attribute}" of <${removed.element}> is not allowed and is left out.`,
        fix: "remove the attribute.",
      }
    case "address":
      return addressProblem(removed.address)
  }
}

/**
 * Whether a tag is a component of the site, or has a name of several capitalized words, as components have.
 */
function isComponentName(written: string): boolean {
  return mdxComponentNames.some((name) => name === written) || /^[A-Z][a-z]+(?:[A-Z][a-z]+)+$/.test(written)
}
