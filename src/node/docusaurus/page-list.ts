import type { Root } from "mdast"
import { attributeOf, expressionOf, type JsxElement } from "../markdown/mdx/jsx-attributes"

declare module "mdast" {
  interface RootData {
    /** Set for a body that lists the pages of its section, where Docusaurus has `<DocCardList />`. */
    listsPages?: true
  }
}

/** Docusaurus's functions for the items of the current category. */
const currentItems: ReadonlySet<string> = new Set(["useCurrentSidebarCategory", "useCurrentSidebarSiblings"])

/**
 * Marks a body with Docusaurus's `<DocCardList />`: the page shows the pages of its section below its text, as each index page
 * does. So nothing replaces the element; `undefined` if it shows other items.
 */
export function pageListOf(element: JsxElement, tree: Root): [] | undefined {
  if (!showsCurrentItems(element)) return undefined
  tree.data = { ...tree.data, listsPages: true }
  return []
}

function showsCurrentItems(element: JsxElement): boolean {
  const items = attributeOf(element, "items")
  if (!items) return true
  let shown = expressionOf(items)
  if (shown?.type === "MemberExpression" && shown.object.type !== "Super") shown = shown.object
  return (
    shown?.type === "CallExpression" &&
    shown.callee.type === "Identifier" &&
    currentItems.has(shown.callee.name)
  )
}
