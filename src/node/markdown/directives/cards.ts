import type { Element, ElementContent } from "hast"
import { addClass, element, isBlank, isElement, trimBlank } from "../html/hast"
import type { MakeDirective } from "./directive"

/** Creates cards from list items: the leading link of an item is the card's title, the rest its text. */
export const makeCards: MakeDirective = ({ content }) => {
  for (const list of content) {
    if (!isElement(list, "ul")) continue
    list.properties = { className: ["cards"], role: "list" } // Safari removes the role of lists without bullets
    for (const item of list.children) if (isElement(item, "li")) makeCard(item)
  }
  return content
}

function makeCard(item: Element): void {
  addClass(item, "card")
  const children = trimBlank(item.children)
  const [first, ...blocks] = children
  const isLoose = isElement(first, "p")
  const [link, ...text] = trimBlank(isLoose ? first.children : children)
  if (!isElement(link, "a")) return
  link.children = [element("strong", {}, ...link.children)]
  const description = trimBlank(withoutSeparator(text))
  item.children = [
    link,
    ...(description.length > 0 ? [element("p", {}, ...description)] : []),
    ...(isLoose ? blocks.filter((child) => !isBlank(child)) : []),
  ]
}

/** The text after the link, without a leading colon or dash. */
function withoutSeparator(nodes: readonly ElementContent[]): ElementContent[] {
  const [first, ...rest] = nodes
  if (first?.type !== "text") return [...nodes]
  return [{ ...first, value: first.value.replace(/^\s*(?:[:–—-]\s+)?/, "") }, ...rest]
}
