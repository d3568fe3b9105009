import path from "node:path"
import type { Nodes, Root } from "mdast"
import type {} from "remark-mdx"
import type { Plugin } from "unified"
import type { VFile } from "vfile"
import { didYouMean } from "../../../hcl/suggest"
import {
  attributeOf,
  attributeText,
  attributeTextOf,
  hasSpread,
  isExpression,
  isJsx,
  type JsxElement,
} from "../mdx/jsx-attributes"
import { siteComponents } from "../mdx/site-components"
import { positionOf, report } from "../report"
import { reportDoubles, reportToolSlips } from "./remark-check-tabs"

/**
 * Reports MDX tabs with duplicate values or misspelled names of tools, tabs outside of a set, and sets whose default is not one
 * of their tabs. Computed values are not checked.
 */
export const remarkCheckTabItems: Plugin<[], Root> = () => (tree, file) => {
  const components = siteComponents(tree)
  const visit = (node: Nodes, mayBeTab: boolean): void => {
    let holdsTabs = mayBeTab
    if (isJsx(node)) {
      const component = components.get(node.name ?? "")
      if (component === "Tabs") checkTabs(file, node)
      if (component === "TabItem" && !mayBeTab) reportStray(file, node)
      holdsTabs ||= component === "Tabs" || (component === undefined && isComponentName(node.name ?? ""))
    }
    if ("children" in node) for (const child of node.children) visit(child, holdsTabs)
  }
  // The content of a partial may be in a set of tabs of the importing page.
  visit(tree, path.basename(file.path).startsWith("_"))
}

function checkTabs(file: VFile, tabs: JsxElement): void {
  const content = tabs.children.flatMap((child): Nodes[] =>
    child.type === "paragraph" ? child.children : [child],
  )
  const items = content
    .filter(isJsx)
    .map((node) => ({ node, value: valueOf(node), label: attributeTextOf(node, "label") }))
  reportDoubles(file, items, '<TabItem value="…" label="…">')
  reportToolSlips(file, { node: tabs, value: attributeTextOf(tabs, "groupId") }, items)

  const attribute = attributeOf(tabs, "defaultValue")
  const chosen = attribute && attributeText(attribute)
  const values = items.flatMap(({ value }) => value ?? [])
  const isKnown =
    values.length === items.length &&
    !content.some(isCode) &&
    !hasSpread(tabs) &&
    !attributeOf(tabs, "values")
  if (!attribute || !chosen || !isKnown || values.length === 0 || values.includes(chosen)) return
  report(file, {
    rule: "mdx-syntax",
    ...positionOf(attribute),
    message: `The default value "${chosen}" is that of no tab.`,
    fix: didYouMean(chosen, values, `use one of ${values.join(", ")}.`),
  })
}

function reportStray(file: VFile, item: JsxElement): void {
  report(file, {
    rule: "mdx-syntax",
    ...positionOf(item),
    message: `<${item.name}> is outside <Tabs>.`,
    fix: "put it between <Tabs> and </Tabs>.",
  })
}

/** A tab's value; absent if it is computed. */
function valueOf(item: JsxElement): string | undefined {
  return hasSpread(item) ? undefined : attributeTextOf(item, "value")
}

/** Whether a node is code that can create tabs, and not a comment. */
function isCode(node: Nodes): boolean {
  return isExpression(node) && node.data?.estree?.body.length !== 0
}

function isComponentName(name: string): boolean {
  return /^[A-Z]/.test(name) || name.includes(".")
}
