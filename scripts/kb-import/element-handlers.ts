import type { Element, ElementContent } from "hast"
import type { State } from "hast-util-to-mdast"
import type { Link, PhrasingContent, RootContent } from "mdast"
import { toString } from "mdast-util-to-string"
import { createDirective } from "./create-directive"

const schemes = ["http:", "https:", "mailto:"]

/** Custom conversions of elements to Markdown: links, images and `<details>`. */
export function elementHandlers(base: string) {
  const link = (href: unknown, children: PhrasingContent[]): PhrasingContent[] => {
    const url = absoluteAddress(String(href ?? ""), base)
    const content = withoutLinks(children)
    return url === undefined || toString(content).trim() === ""
      ? content
      : [{ type: "link", url, children: content } satisfies Link]
  }
  return {
    a(state: State, node: Element): PhrasingContent[] {
      const { href, dataFootnoteRef, dataFootnoteBackref } = node.properties
      const children = state.all(node) as PhrasingContent[] // of an element of phrasing content
      if (dataFootnoteBackref !== undefined) return []
      if (dataFootnoteRef !== undefined) return [{ type: "text", value: `[${toString(children)}]` }]
      return link(href, children)
    },
    /** Converts an image to a link, because pages can only show local images. */
    img(_: State, { properties: { src, alt } }: Element): PhrasingContent[] {
      return link(src, [{ type: "text", value: alt || "Image" }])
    },
    details(state: State, node: Element): RootContent[] {
      const isSummary = (child: ElementContent) => child.type === "element" && child.tagName === "summary"
      const summary = node.children.find(isSummary)
      const label =
        summary?.type === "element" ? toString(state.all(summary)).replace(/\s+/g, " ").trim() : ""
      const rest = { ...node, children: node.children.filter((child) => !isSummary(child)) }
      return createDirective("details", label || "Details", state.toFlow(state.all(rest)))
    },
  }
}

/** Resolves an address against `base`; `undefined` unless it is an http or mailto link. */
function absoluteAddress(address: string, base: string): string | undefined {
  if (address === "" || !URL.canParse(address, base)) return undefined
  const { href, protocol } = new URL(address, base)
  return schemes.includes(protocol) ? href : undefined
}

/** Links cannot be nested: an image inside a link becomes text instead of a link. */
function withoutLinks(nodes: PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node) => {
    if (node.type === "link") return withoutLinks(node.children)
    return "children" in node ? [{ ...node, children: withoutLinks(node.children) }] : [node]
  })
}
