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
 * Whether Docusaurus's `<DocCardList />` shows the pages of the current category, and not other items. The page shows these below
 * its text, as each index page does, so the element is removed and the body is marked.
 */
export function listsSectionPages(element: JsxElement): boolean {
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

/** Marks a body as one that lists the pages of its section. */
export function markPageList(tree: Root): void {
  tree.data = { ...tree.data, listsPages: true }
}
