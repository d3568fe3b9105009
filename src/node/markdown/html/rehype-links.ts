import type { Element, ElementContent, Root } from "hast"
import type { Plugin } from "unified"
import { visit } from "unist-util-visit"
import { linkIconClass, linkIconId, type LinkIconName, linkIconSize } from "../../../shared/link-icons"
import { contextOf } from "../file-data"
import { addClass, hasClass, element, isElement, isBlank, textOf, visuallyHidden } from "./hast"

/** Properties with the address of a file, in addition to a link's `href`. */
const fileProperties: ReadonlyMap<string, readonly string[]> = new Map([
  ["video", ["src", "poster"]],
  ["audio", ["src"]],
  ["source", ["src"]],
  ["track", ["src"]],
])

/** Maximum number of letters that are kept on one line with the icons; more might not fit into a phone in large text. */
const maxEndLength = 8

/** Resolves all addresses, and marks external links and links to private repositories with an icon and a text. */
export const rehypeLinks: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, "element", (node) => {
    const { properties } = node
    for (const name of fileProperties.get(node.tagName) ?? []) {
      const address = properties[name]
      if (typeof address === "string") properties[name] = contextOf(file).resolveLink(address).href
    }
    if (node.tagName !== "a" && node.tagName !== "area") return
    if (typeof properties.href !== "string" || isMadeHere(node)) return

    const { href, kind, subscribers } = contextOf(file).resolveLink(properties.href)
    properties.href = href
    if (subscribers) properties.dataSubscribers = subscribers
    const leaves = kind === "external" && /^(?:https?:)?\/\//i.test(href)
    if (leaves) {
      properties.target = "_blank"
      properties.rel = ["noopener", "noreferrer"]
    }
    if (node.tagName === "a" && !isDrawn(node))
      addNotices(node, { leaves, subscribers: subscribers !== undefined })
  })
}

/** Whether a link is an anchor that the pipeline created, which needs no resolving. */
function isMadeHere(link: Element): boolean {
  const { dataFootnoteRef, dataFootnoteBackref } = link.properties
  return dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined || hasClass(link, "hash-link")
}

/** Whether a link is part of a diagram, which has no space for texts and icons. */
function isDrawn(link: Element): boolean {
  return link.children.some((child) => isElement(child, "path"))
}

function addNotices(link: Element, { leaves, subscribers }: { leaves: boolean; subscribers: boolean }): void {
  const content = link.children.filter((child) => !isBlank(child))
  const isPicture = content.length > 0 && content.every((child) => isElement(child, "img"))
  if (isPicture) addClass(link, "image-link")
  else
    keepAtEnd(link, [...(subscribers ? [linkIcon("lock")] : []), ...(leaves ? [linkIcon("external")] : [])])
  const notices = [
    ...(subscribers ? [" (for subscribers only)"] : []),
    ...(leaves ? [" (opens in a new tab)"] : []),
  ]
  if (notices.length > 0) link.children.push(visuallyHidden(notices.join("")))
}

/** An icon that shows its page's symbol. Pages have up to hundreds of them, so the path is not repeated. */
function linkIcon(name: LinkIconName): Element {
  return element(
    "svg",
    {
      className: [`${name}-icon`],
      width: linkIconSize,
      height: linkIconSize,
      ariaHidden: "true",
    },
    element("use", { href: `#${linkIconId(name)}` }),
  )
}

/** Adds icons after a link's last word, without a line break before them. */
function keepAtEnd(link: Element, icons: Element[]): void {
  if (icons.length === 0) return
  const word = lastWord(link)
  const className = [word.length > 0 ? "link-end" : linkIconClass]
  link.children.push(element("span", { className }, ...word, ...icons))
}

/** Removes and returns the end of a link: its last word, the last letters of a long word, or a trailing element. */
function lastWord(link: Element): ElementContent[] {
  const last = link.children.at(-1)
  if (last?.type === "text") {
    const tail = last.value.slice(-maxEndLength)
    const start = last.value.length - tail.length + tail.search(/\S*\s*$/)
    const end = last.value.slice(start)
    last.value = last.value.slice(0, start)
    if (last.value === "") link.children.pop()
    return [{ type: "text", value: end }]
  }
  if (!isElement(last) || textOf(last).length > maxEndLength) return []
  link.children.pop()
  return [last]
}
