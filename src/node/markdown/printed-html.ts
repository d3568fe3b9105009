import type { Element } from "hast"
import { fromHtml } from "hast-util-from-html"
import rehypeStringify from "rehype-stringify"
import { unified } from "unified"
import { visit } from "unist-util-visit"
import { splitAddress, withoutTrailingSlash } from "../../shared/paths"
import { printedId } from "../../shared/printed-id"

const stringify = unified().use(rehypeStringify).freeze()

/** Attributes whose values are ids of the same page. */
const references = ["htmlFor", "ariaLabelledBy", "ariaDescribedBy", "ariaControls", "ariaDetails"]

/**
 * Adapts a page's HTML for the printable page of its section: ids are made unique, links to pages of the section become
 * anchors, and headings are one level lower.
 * @param position index of the page in the section
 * @param slugs the section's pages in order
 * @param pathPrefix prefix of links within the site
 */
export function printedHtml(
  html: string,
  { position, slugs, pathPrefix }: { position: number; slugs: readonly string[]; pathPrefix: string },
): string {
  const tree = fromHtml(html, { fragment: true })
  const places = new Map(slugs.map((slug, index) => [withoutTrailingSlash(slug), index]))
  visit(tree, "element", (node) => {
    const { properties } = node
    if (typeof properties.id === "string") properties.id = printedId(position, properties.id)
    for (const name of references) {
      const value = properties[name]
      if (value !== undefined && value !== null)
        properties[name] = String(Array.isArray(value) ? value.join(" ") : value)
          .split(" ")
          .map((id) => printedId(position, id))
          .join(" ")
    }
    if (typeof properties.href === "string") properties.href = linkOnPaper(properties.href)
    lower(node)
  })
  return stringify.stringify(tree)

  function linkOnPaper(href: string): string {
    if (href.startsWith("#")) return `#${printedId(position, href.slice(1))}`
    const { path, hash } = splitAddress(href)
    if (!path.startsWith(`${pathPrefix}/`)) return href
    const target = places.get(withoutTrailingSlash(path.slice(pathPrefix.length)))
    return target === undefined ? href : `#${printedId(target, hash.slice(1))}`
  }
}

function lower(node: Element): void {
  const [, level] = /^h([2-5])$/.exec(node.tagName) ?? []
  if (level !== undefined) node.tagName = `h${Number(level) + 1}`
}
