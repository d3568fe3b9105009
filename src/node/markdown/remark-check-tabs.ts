import type { Nodes, PhrasingContent, Root, RootContent } from "mdast"
import type {} from "mdast-util-directive"
import type { Plugin } from "unified"
import { tabNames } from "./directives/tab-names"
import { attributeText } from "./jsx-attributes"
import { plainText } from "./plain-text"
import { isLabel } from "./remark-check-directives"
import { placeOf, report } from "./report"
import { visitBlocks } from "./visit-blocks"

/** Reports tabs with the value of another one of their set, which would be chosen together with it. */
export const remarkCheckTabs: Plugin<[], Root> = () => (tree, file) => {
  visitBlocks(tree, (node) => {
    const lines = new Map<string, number>()
    for (const tab of tabsOf(node)) {
      const value = valueOf(tab)
      if (value === undefined) continue
      const first = lines.get(value)
      const place = placeOf(tab)
      if (first === undefined) lines.set(value, place.line)
      else
        report(file, {
          rule: "mdx-syntax",
          ...place,
          message: `The tab's value "${value}" is also that of the tab on line ${first}.`,
          fix: `give each tab of a set a value of its own: ${example(tab)}.`,
        })
    }
  })
}

type Tab = RootContent | PhrasingContent

function tabsOf(node: Nodes): Tab[] {
  if (node.type === "containerDirective" && node.name === "tabs")
    return node.children.filter((child) => child.type === "containerDirective" && child.name === "tab")
  if (node.type !== "mdxJsxFlowElement" || node.name !== "Tabs") return []
  return node.children
    .flatMap((child): Tab[] => (child.type === "paragraph" ? child.children : [child]))
    .filter((child) => "attributes" in child && "name" in child && child.name === "TabItem")
}

/** A tab's value; absent when nothing is written that it could be. */
function valueOf(tab: Tab): string | undefined {
  if (tab.type === "containerDirective") {
    const labelled = tab.children.find(isLabel)
    const label = tab.attributes?.label || (labelled && plainText(labelled).replace(/\s+/g, " ").trim())
    const value = tab.attributes?.value
    return label || value ? tabNames(label, value ?? undefined).value : undefined
  }
  if (tab.type !== "mdxJsxFlowElement" && tab.type !== "mdxJsxTextElement") return undefined
  for (const attribute of tab.attributes)
    if (attribute.type === "mdxJsxAttribute" && attribute.name === "value") return attributeText(attribute)
  return undefined
}

function example({ type }: Tab): string {
  return type === "containerDirective" ? ':::tab{label="…" value="…"}' : '<TabItem value="…" label="…">'
}
