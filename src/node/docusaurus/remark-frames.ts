import type { Html, Link, Nodes, Paragraph, Parents, Root } from "mdast"
import type { Plugin } from "unified"
import type { Point } from "unist"
import { SKIP, visit } from "unist-util-visit"
import { embeddedLink } from "../markdown/html/embedded-frame"
import { positionAt } from "../../shared/source-position"
import { htmlTags } from "../markdown/html/html-tags"
import { attributeTextOf, isJsx, type JsxElement } from "../markdown/mdx/jsx-attributes"

/** Converts each `iframe` with a web address to a link to the embedded page, which rendering may convert to a frame. */
export const remarkFrames: Plugin<[], Root> = () => (tree) => {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    const parts = partsOf(node)
    if (!parts) return undefined
    const [first] = parts
    const isBlock = parent.type !== "paragraph" && node.type !== "mdxJsxTextElement"
    const children = parts.length === 1 && first?.type === "link" && isBlock ? [paragraph(first)] : parts
    ;(parent as Parents).children.splice(index, 1, ...children)
    return [SKIP, index + children.length]
  })
}

/** The replacements of a node with embedded pages: links, and the HTML between them. */
function partsOf(node: Nodes): (Link | Html)[] | undefined {
  if (node.type === "html") return splitAtFrames(node)
  if (!isJsx(node) || node.name !== "iframe") return undefined
  const link = jsxLink(node)
  return link && [node.position ? { ...link, position: node.position } : link]
}

/** Matches a comment, or a frame with its fallback content. */
const commentOrFrame =
  /<!--[\s\S]*?(?:-->|$)|<iframe\b(?:"[^"]*"|'[^']*'|[^'"<>])*>(?:(?:(?!<\/?iframe\b)[\s\S])*<\/iframe\s*>)?/gi

function splitAtFrames(html: Html): (Link | Html)[] | undefined {
  const parts: (Link | Html)[] = []
  let end = 0
  for (const { 0: text, index } of html.value.matchAll(commentOrFrame)) {
    const link = htmlLink(text)
    if (!link) continue
    parts.push(part(html, end, index), { ...link, ...placed(html, index, index + text.length) })
    end = index + text.length
  }
  if (end === 0) return undefined
  parts.push(part(html, end, html.value.length))
  return parts.filter((one) => one.type === "link" || one.value.trim() !== "")
}

function htmlLink(text: string): Link | undefined {
  const [tag] = htmlTags(text)
  return tag && embeddedLink((name) => tag.attributes.find((attribute) => attribute.name === name)?.value)
}

function jsxLink(node: JsxElement): Link | undefined {
  return embeddedLink((name) => attributeTextOf(node, name))
}

function part(html: Html, start: number, end: number): Html {
  return { type: "html", value: html.value.slice(start, end), ...placed(html, start, end) }
}

/** Position of a part of a piece of HTML, by offsets in its value. */
function placed({ value, position }: Html, start: number, end: number): Pick<Html, "position"> {
  if (!position) return {}
  const pointAt = (offset: number): Point => {
    const { line, column } = positionAt(value, offset)
    return {
      line: position.start.line + line - 1,
      column: line === 1 ? position.start.column + column - 1 : column,
      offset: (position.start.offset ?? 0) + offset,
    }
  }
  return { position: { start: pointAt(start), end: pointAt(end) } }
}

function paragraph(link: Link): Paragraph {
  return { type: "paragraph", children: [link], ...(link.position ? { position: link.position } : {}) }
}
