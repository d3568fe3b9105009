import type { Root } from "mdast"
import type { MdxJsxAttribute } from "mdast-util-mdx-jsx"
import type {} from "remark-mdx"
import type { Plugin } from "unified"
import { visit } from "unist-util-visit"
import type { VFile } from "vfile"
import {
  docusaurusProps,
  mdxComponentProps,
  mdxPropValues,
  type MdxComponentName,
  type PropNeed,
} from "../../../shared/mdx-components"
import { didYouMean, suggest } from "../../../hcl/suggest"
import { attributeOf, attributeText, hasSpread, isBare, isJsx, type JsxElement } from "../mdx/jsx-attributes"
import { positionOf, report } from "../report"
import { siteComponents } from "../mdx/site-components"

/** Reports unknown and missing properties of the site's components, and values that a property does not take. */
export const remarkCheckComponentProps: Plugin<[], Root> = () => (tree, file) => {
  const components = siteComponents(tree)
  visit(tree, (node) => {
    const component = isJsx(node) ? components.get(node.name ?? "") : undefined
    if (!component || !isJsx(node)) return
    const meant = reportUnknown(file, node, component)
    reportValues(file, node, component)
    if (!hasSpread(node)) reportMissing(file, node, component, meant)
  })
}

/** @returns the properties that were probably meant by the unknown ones */
function reportUnknown(file: VFile, element: JsxElement, component: MdxComponentName): Set<string> {
  const meant = new Set<string>()
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
    const near = suggest(name, accepted)
    // Docusaurus's components may have more properties than are known here.
    if (docusaurusProps[component] && near === undefined) continue
    if (near !== undefined) meant.add(near)
    report(file, {
      rule: "mdx-syntax",
      ...positionOf(attribute),
      message: `The component <${element.name}> takes no "${name}".`,
      fix: didYouMean(name, accepted, advice),
    })
  }
  return meant
}

/** The values of each component's properties that take only some. */
const valuesOf: Readonly<
  Partial<Record<MdxComponentName, Readonly<Record<string, readonly (string | number)[]>>>>
> = mdxPropValues

function reportValues(file: VFile, element: JsxElement, component: MdxComponentName): void {
  for (const [name, choices] of Object.entries(valuesOf[component] ?? {})) {
    const attribute = attributeOf(element, name)
    if (!attribute) continue
    const value = valueText(attribute)
    const values = choices.map(String)
    if (value === undefined || values.includes(value)) continue
    // Docusaurus's pages can define more values than are known here.
    if (docusaurusProps[component] && suggest(value, values) === undefined) continue
    report(file, {
      rule: "mdx-syntax",
      ...positionOf(attribute),
      message: `The component <${element.name}> takes no ${name} "${value}", only ${values.join(", ")}.`,
      fix: didYouMean(value, values, "write one of these values."),
    })
  }
}

/** The literal text of an attribute's value, which is `true` where only the name is written. */
function valueText(attribute: MdxJsxAttribute): string | undefined {
  return isBare(attribute) ? "true" : attributeText(attribute)
}

function reportMissing(
  file: VFile,
  element: JsxElement,
  component: MdxComponentName,
  meant: ReadonlySet<string>,
): void {
  const needs: Readonly<Record<string, PropNeed>> = mdxComponentProps[component]
  const required = Object.keys(needs).filter((name) => needs[name] === "required")
  const attributes = required.filter((name) => name !== "children").map((name) => ` ${name}=…`)
  for (const name of required) {
    if (attributeOf(element, name) || meant.has(name)) continue
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
