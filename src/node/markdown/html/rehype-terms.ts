import type { Element, ElementContent, Root } from "hast"
import type { Plugin } from "unified"
import { termClass } from "../../../shared/glossary"
import type { TermLinks } from "../../glossary/create-term-links"
import { contextOf } from "../file-data"
import { element } from "./hast"

/** Elements that contain prose. */
const prose = new Set(["p", "li", "dd"])

/** Elements whose text is not prose, or already a link. */
const leftAlone = new Set([
  ...["a", "code", "pre", "kbd", "h1", "h2", "h3", "h4", "h5", "h6"],
  ...["table", "figure", "button", "summary", "label", "svg"],
])

/** Links the first use of each term in a page's prose to the glossary. */
export const rehypeTerms: Plugin<[], Root> = () => (tree, file) => {
  const { newTerms } = contextOf(file)
  if (newTerms) linkTerms(tree, newTerms, false)
}

function linkTerms(parent: Root | Element, newTerms: TermLinks, isProse: boolean): void {
  const children = (parent.children as ElementContent[]).flatMap((child): ElementContent[] => {
    if (child.type === "text") return isProse ? withLinks(child.value, newTerms) : [child]
    if (child.type === "element" && !leftAlone.has(child.tagName))
      linkTerms(child, newTerms, isProse || prose.has(child.tagName))
    return [child]
  })
  parent.children = children
}

function withLinks(text: string, newTerms: TermLinks): ElementContent[] {
  const parts: ElementContent[] = []
  const put = (value: string) => {
    if (value !== "") parts.push({ type: "text", value })
  }
  let at = 0
  for (const { start, end, href } of newTerms(text)) {
    put(text.slice(at, start))
    parts.push(element("a", { className: [termClass], href }, text.slice(start, end)))
    at = end
  }
  put(text.slice(at))
  return parts
}
