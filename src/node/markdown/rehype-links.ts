import type { Element, Root } from "hast"
import type { Plugin } from "unified"
import { visit } from "unist-util-visit"
import type { WithContext } from "./context"
import { addClass, classesOf, isElement, isBlank, visuallyHidden } from "./hast"
import { drawings, icon } from "./icons"

/** Properties, besides a link's `href`, that hold the address of a file. */
const fileProperties: ReadonlyMap<string, readonly string[]> = new Map([
  ["video", ["src", "poster"]],
  ["audio", ["src"]],
  ["source", ["src"]],
  ["track", ["src"]],
])

/** Width and height of the icon after an external link, as the site always had it. */
const externalIconSize = "13.5"

/** Resolves every address, and says in text and sign which links leave the site and which only subscribers can open. */
export const rehypeLinks: Plugin<[WithContext], Root> =
  ({ contextOf }) =>
  (tree, file) => {
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
      if (node.tagName === "a") addNotices(node, { leaves, subscribers: subscribers !== undefined })
    })
  }

/** Whether a link is one of the anchors that the pipeline makes: it leads where it says. */
function isMadeHere(link: Element): boolean {
  const { dataFootnoteRef, dataFootnoteBackref } = link.properties
  return (
    dataFootnoteRef !== undefined ||
    dataFootnoteBackref !== undefined ||
    classesOf(link).includes("hash-link")
  )
}

function addNotices(link: Element, { leaves, subscribers }: { leaves: boolean; subscribers: boolean }): void {
  const content = link.children.filter((child) => !isBlank(child))
  const isPicture = content.length > 0 && content.every((child) => isElement(child, "img"))
  if (subscribers) {
    if (!isPicture) link.children.push(icon(drawings.lock, "lock-icon", externalIconSize))
    link.children.push(visuallyHidden(" (for subscribers only)"))
  }
  if (leaves) {
    if (!isPicture) link.children.push(icon(drawings.external, "external-icon", externalIconSize))
    link.children.push(visuallyHidden(" (opens in a new tab)"))
  }
  if (isPicture) addClass(link, "image-link")
}
