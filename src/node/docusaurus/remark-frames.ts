import type { Html, Link, Nodes, Paragraph, Parents, Root } from "mdast"
import type { Plugin } from "unified"
import { SKIP, visit } from "unist-util-visit"
import { embeddedLink } from "../markdown/embedded-frame"
import { htmlTags } from "../markdown/html-tags"
import { attributeOf, attributeText, isJsx, type JsxElement } from "../markdown/jsx-attributes"

/** Converts each `iframe` with a web address to a link to the embedded page, of which rendering may make a frame. */
export const remarkFrames: Plugin<[], Root> = () => (tree) => {
  visit(tree, (node, index, parent) => {
    if (!isFrame(node) || !parent || index === undefined) return undefined
    const link = linkOf(node)
    if (!link) return undefined
    if (node.position) link.position = node.position
    const isText = parent.type === "paragraph" || node.type === "mdxJsxTextElement"
    ;(parent as Parents).children[index] = isText ? link : paragraph(link)
    return [SKIP, index + 1]
  })
}

function isFrame(node: Nodes): node is Html | JsxElement {
  return node.type === "html" ? /^<iframe\b/i.test(node.value) : isJsx(node) && node.name === "iframe"
}

function linkOf(node: Html | JsxElement): Link | undefined {
  if (node.type === "html") {
    const [first] = htmlTags(node.value)
    return (
      first && embeddedLink((name) => first.attributes.find((attribute) => attribute.name === name)?.value)
    )
  }
  return embeddedLink((name) => {
    const attribute = attributeOf(node, name)
    return attribute && attributeText(attribute)
  })
}

function paragraph(link: Link): Paragraph {
  return { type: "paragraph", children: [link], ...(link.position ? { position: link.position } : {}) }
}
