import type { Nodes, Root } from "mdast"
import type {} from "remark-mdx"
import type { Plugin } from "unified"
import type { VFile } from "vfile"
import {
  docusaurusProps,
  mdxComponentProps,
  type MdxComponentName,
  type PropNeed,
} from "../../../shared/mdx-components"
import { didYouMean, suggest } from "../../../hcl/suggest"
import { attributeOf, hasSpread, isJsx, type JsxElement } from "../mdx/jsx-attributes"
import { positionOf, report } from "../report"
import { siteComponents } from "../mdx/site-components"

/** Reports unknown and missing properties of the site's components. */
export const remarkCheckComponentProps: Plugin<[], Root> = () => (tree, file) => {
  const components = siteComponents(tree)
  const visit = (node: Nodes): void => {
    const component = isJsx(node) ? components.get(node.name ?? "") : undefined
    if (component && isJsx(node)) {
      reportUnknown(file, node, component)
      if (!hasSpread(node)) reportMissing(file, node, component)
    }
    if ("children" in node) node.children.forEach(visit)
  }
  visit(tree)
}

function reportUnknown(file: VFile, element: JsxElement, component: MdxComponentName): void {
  const properties = Object.keys(mdxComponentProps[component])
  const accepted = ["key", ...properties, ...(docusaurusProps[component] ?? [])]
  const written = properties.filter((name) => name !== "children")
  const advice =
    written.length > 0
      ? `remove it, or use one of ${written.join(", ")}.`
      : "remove it; the component takes none."
  for (const attribute of element.attributes) {
    if (attribute.type !== "mdxJsxAttribute") continue
    const { name } = attribute
    if (accepted.includes(name) || /^(?:aria|data)-/.test(name)) continue
    // Docusaurus's components may have more properties than are known here.
    if (docusaurusProps[component] && suggest(name, accepted) === undefined) continue
    report(file, {
      rule: "mdx-syntax",
      ...positionOf(attribute),
      message: `The component <${element.name}> takes no "${name}".`,
      fix: didYouMean(name, accepted, advice),
    })
  }
}

function reportMissing(file: VFile, element: JsxElement, component: MdxComponentName): void {
  const needs: Readonly<Record<string, PropNeed>> = mdxComponentProps[component]
  const required = Object.keys(needs).filter((name) => needs[name] === "required")
  const attributes = required.filter((name) => name !== "children").map((name) => ` ${name}=…`)
  for (const name of required) {
    if (attributeOf(element, name)) continue
    const isContent = name === "children"
    if (isContent && element.children.length > 0) continue
    report(file, {
      rule: "mdx-syntax",
      ...positionOf(element),
      message: `The component <${element.name}> has no ${isContent ? "content" : `"${name}"`}.`,
      fix: isContent
        ? `put it between <${element.name}> and </${element.name}>.`
        : `write <${element.name}${attributes.join("")}>.`,
    })
  }
}
