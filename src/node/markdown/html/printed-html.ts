import { splitAddress, withoutTrailingSlash } from "../../../shared/paths"
import { printedId } from "../../../shared/printed-id"
import { rewriteHtml } from "./rewrite-html"

/** Attributes whose values are ids of the same page. */
const references = new Set(["for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-details"])

/**
 * Adapts a page's HTML for the printable page of its section: ids are made unique, links to pages of the section become
 * anchors, and headings are one level lower.
 * @param html HTML as the build writes it: attribute values in double quotes
 * @param position index of the page in the section
 * @param slugs the section's pages in order
 * @param pathPrefix prefix of links within the site
 */
export function printedHtml(
  html: string,
  { position, slugs, pathPrefix }: { position: number; slugs: readonly string[]; pathPrefix: string },
): string {
  const places = new Map(slugs.map((slug, index) => [withoutTrailingSlash(slug), index]))
  return rewriteHtml(html, (rewriter) => ({
    onopentag(name, attributes) {
      rewriter.replaceOpening(
        { name, attributes },
        {
          name: lower(name),
          // `<use>` refers to icons, whose symbols are outside of the page's text and keep their ids.
          value: (attribute, value) => (name === "use" ? value : printedValue(attribute, value)),
        },
      )
    },
    onclosetag(name, isImplied) {
      if (!isImplied && lower(name) !== name) rewriter.replace(`</${lower(name)}>`)
    },
  }))

  function printedValue(attribute: string, value: string): string {
    if (attribute === "id") return printedId(position, value)
    if (attribute === "href") return linkOnPaper(value)
    if (!references.has(attribute))
      return value.replace(/url\(#([\w-]+)\)/g, (_, id: string) => `url(#${printedId(position, id)})`)
    return value
      .split(" ")
      .map((id) => printedId(position, id))
      .join(" ")
  }

  function linkOnPaper(href: string): string {
    if (href.startsWith("#")) return `#${printedId(position, href.slice(1))}`
    const { path, hash } = splitAddress(href)
    if (!path.startsWith(`${pathPrefix}/`)) return href
    const target = places.get(withoutTrailingSlash(path.slice(pathPrefix.length)))
    return target === undefined ? href : `#${printedId(target, hash.slice(1))}`
  }
}

/** The tag of a heading one level lower; any other tag, and that of the lowest level, is unchanged. */
function lower(tag: string): string {
  const [, level] = /^h([2-5])$/.exec(tag) ?? []
  return level === undefined ? tag : `h${Number(level) + 1}`
}
