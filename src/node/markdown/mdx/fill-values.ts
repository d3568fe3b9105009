import type { Expression } from "estree"
import type { Parents, PhrasingContent, Root, RootContent } from "mdast"
import type { MdxFlowExpression, MdxTextExpression } from "mdast-util-mdx-expression"
import type { MdxJsxAttribute } from "mdast-util-mdx-jsx"
import { SKIP, visit } from "unist-util-visit"
import { phrasingOf } from "../phrasing-of"
import { expressionIn, expressionOf, isExpression, isJsx, requiredModule } from "./jsx-attributes"
import { ImportedFile } from "./known-names"
import { notKnown, staticValue, type KnownNames } from "./static-value"

declare module "mdast-util-mdx-jsx" {
  interface MdxJsxAttributeData {
    /** Address of the imported file whose published address is the value. */
    module?: string
  }
}

interface Values {
  names: KnownNames
  /** The content that replaces the property `children`. */
  children?: readonly RootContent[]
}

/**
 * Replaces expressions in text and in attributes by their values, as far as these are known, so that outlines and portable
 * Markdown have the same text as the page.
 */
export function fillValues(tree: Root, { names, children }: Values): void {
  visit(tree, (node, index, parent) => {
    if (isJsx(node))
      for (const attribute of node.attributes)
        if (attribute.type === "mdxJsxAttribute") fillAttribute(attribute, names)
    if (!isExpression(node) || !parent || index === undefined) return undefined
    const shown = shownNodes(node, { names, ...(children ? { children } : {}) })
    if (!shown) return undefined
    parent.children.splice(index, 1, ...(shown as Parents["children"])) // the nodes can replace the expression
    return [SKIP, index + shown.length]
  })
}

function fillAttribute(attribute: MdxJsxAttribute, names: KnownNames): void {
  const required = requiredModule(attribute)?.url
  const expression = expressionOf(attribute)
  const value = expression ? staticValue(expression, names) : notKnown
  const module = value instanceof ImportedFile ? value.address : required
  if (module !== undefined) attribute.data = { ...attribute.data, module }
  if (isText(value)) attribute.value = String(value)
}

/** The nodes that show the value of an expression; `undefined` if it is not known. */
function shownNodes(
  node: MdxFlowExpression | MdxTextExpression,
  { names, children }: Values,
): RootContent[] | undefined {
  const expression = expressionIn(node.data?.estree)
  if (!expression) return undefined
  const isBlock = node.type === "mdxFlowExpression"
  if (children && isChildren(expression)) return isBlock ? [...children] : phrasingOf(children)
  const text = shownText(staticValue(expression, names))
  if (text === undefined) return undefined
  if (text === "") return []
  const words: PhrasingContent = { type: "text", value: text }
  return isBlock ? [{ type: "paragraph", children: [words] }] : [words]
}

function isChildren(expression: Expression): boolean {
  return (
    expression.type === "MemberExpression" &&
    expression.object.type === "Identifier" &&
    expression.object.name === "props" &&
    expression.property.type === "Identifier" &&
    expression.property.name === "children"
  )
}

/** The text that React shows for a value; `undefined` if it is not known, or an object. */
function shownText(value: unknown): string | undefined {
  if (isText(value)) return String(value)
  if (value === undefined || value === null || typeof value === "boolean") return ""
  if (!Array.isArray(value)) return undefined
  const texts = value.map(shownText)
  return texts.includes(undefined) ? undefined : texts.join("")
}

function isText(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number"
}
