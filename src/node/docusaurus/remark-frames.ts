import type { Html, Link, Nodes, Paragraph, Root } from "mdast"
import type { Plugin } from "unified"
import { SKIP, visit } from "unist-util-visit"
import { embeddedLink } from "../markdown/html/embedded-frame"
import { htmlTags } from "../markdown/html/html-tags"
import { attributeTextOf, isJsx, type JsxElement } from "../markdown/mdx/jsx-attributes"
import { positionInValue, sourceText, type SourceText } from "../markdown/source-lines"

/** Converts each `iframe` with a web address to a link to the embedded page, which rendering may convert to a frame. */
export const remarkFrames: Plugin<[], Root> = () => (tree, file) => {
  const source = sourceText(file)
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    const parts = partsOf(node, source)
    if (!parts) return undefined
    const [first] = parts
    const isBlock = parent.type !== "paragraph" && node.type !== "mdxJsxTextElement"
    const children = parts.length === 1 && first?.type === "link" && isBlock ? [paragraph(first)] : parts
    parent.children.splice(index, 1, ...children)
    return [SKIP, index + children.length]
  })
}

/** The replacements of a node with embedded pages: links, and the HTML between them. */
function partsOf(node: Nodes, source: SourceText): (Link | Html)[] | undefined {
  if (node.type === "html") return splitAtFrames(node, source)
  if (!isJsx(node) || node.name !== "iframe") return undefined
  const link = jsxLink(node)
  return link && [node.position ? { ...link, position: node.position } : link]
}

/** Matches a comment, or a frame with its fallback content. */
const commentOrFrame =
  /<!--[\s\S]*?(?:-->|$)|<iframe\b(?:"[^"]*"|'[^']*'|[^'"<>])*>(?:(?:(?!<\/?iframe\b)[\s\S])*<\/iframe\s*>)?/gi

function splitAtFrames({ value, position }: Html, source: SourceText): (Link | Html)[] | undefined {
  const placed = (start: number, end: number): Pick<Html, "position"> => {
    if (!position) return {}
    const at = (offset: number) => ({
      ...positionInValue(source, position.start, value, offset),
      offset: (position.start.offset ?? 0) + offset, // the parser of HTML needs one
    })
    return { position: { start: at(start), end: at(end) } }
  }
  const part = (start: number, end: number): Html => ({
    type: "html",
    value: value.slice(start, end),
    ...placed(start, end),
  })
  const parts: (Link | Html)[] = []
  let end = 0
  for (const { 0: text, index } of value.matchAll(commentOrFrame)) {
    const link = htmlLink(text)
    if (!link) continue
    parts.push(part(end, index), { ...link, ...placed(index, index + text.length) })
    end = index + text.length
  }
  if (end === 0) return undefined
  parts.push(part(end, value.length))
  return parts.filter((one) => one.type === "link" || one.value.trim() !== "")
}

function htmlLink(text: string): Link | undefined {
  const [tag] = htmlTags(text)
  return tag && embeddedLink((name) => tag.attributes.find((attribute) => attribute.name === name)?.value)
}

function jsxLink(node: JsxElement): Link | undefined {
  return embeddedLink((name) => attributeTextOf(node, name))
}

function paragraph(link: Link): Paragraph {
  return { type: "paragraph", children: [link], ...(link.position ? { position: link.position } : {}) }
}
