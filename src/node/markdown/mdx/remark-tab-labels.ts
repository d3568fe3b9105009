import type { ArrayExpression, ObjectExpression, Property } from "estree"
import type { Nodes, Root } from "mdast"
import type { Plugin } from "unified"
import { SKIP, visit } from "unist-util-visit"
import { attributeOf, attributeText, expressionOf, isJsx, type JsxElement } from "./jsx-attributes"
import { siteComponents } from "./site-components"

/** Copies the labels in the property `values` of `<Tabs>` to the attribute `label` of each `<TabItem>`, which other plugins read. */
export const remarkTabLabels: Plugin<[], Root> = () => (tree) => {
  const components = siteComponents(tree)
  const componentOf = (node: Nodes) => (isJsx(node) ? components.get(node.name ?? "") : undefined)
  visit(tree, (tabs) => {
    if (!isJsx(tabs) || componentOf(tabs) !== "Tabs") return
    const labels = labelsOf(tabs)
    visit(tabs, (item) => {
      if (item !== tabs && componentOf(item) === "Tabs") return SKIP // its items have other labels
      if (!isJsx(item) || componentOf(item) !== "TabItem") return undefined
      const value = attributeOf(item, "value")
      const label = value && labels.get(attributeText(value) ?? "")
      if (label !== undefined) setLabel(item, label)
      return undefined
    })
  })
}

function setLabel(item: JsxElement, value: string): void {
  const others = item.attributes.filter((attribute) => !("name" in attribute) || attribute.name !== "label")
  item.attributes = [...others, { type: "mdxJsxAttribute", name: "label", value }]
}

/** The labels in `values={[{ value: "a", label: "A" }]}`, by their values. Computed ones are left out. */
function labelsOf(tabs: JsxElement): ReadonlyMap<string, string> {
  const values = attributeOf(tabs, "values")
  const list = values && expressionOf(values)
  if (list?.type !== "ArrayExpression") return new Map()
  return new Map(
    objectsOf(list).flatMap((object) => {
      const [value, label] = [textOf(object, "value"), textOf(object, "label")]
      return value === undefined || label === undefined ? [] : [[value, label] as const]
    }),
  )
}

function objectsOf({ elements }: ArrayExpression): ObjectExpression[] {
  return elements.flatMap((element) => (element?.type === "ObjectExpression" ? [element] : []))
}

function textOf({ properties }: ObjectExpression, name: string): string | undefined {
  const value = properties.find(
    (property): property is Property => property.type === "Property" && nameOf(property) === name,
  )?.value
  return value?.type === "Literal" && typeof value.value === "string" ? value.value : undefined
}

function nameOf({ key, computed }: Property): string | undefined {
  if (key.type === "Literal") return String(key.value)
  return key.type === "Identifier" && !computed ? key.name : undefined
}
