import type { Expression, Program } from "estree"
import type { JSXOpeningElement, Node } from "estree-jsx"
import { visit as visitCode } from "estree-util-visit"
import type { Nodes, Root } from "mdast"
import type {} from "remark-mdx"
import { visit } from "unist-util-visit"
import type { SourcePosition } from "../../../shared/source-position"
import { positionOf, positionOfCode } from "../report"
import {
  attributeText,
  expressionIn,
  expressionOf,
  isBare,
  isExpression,
  isJsx,
  literalText,
  requiredModule,
  type JsxElement,
} from "./jsx-attributes"

/** A JSX element in the text of MDX or in code between braces. */
export interface JsxTag extends SourcePosition {
  /** Empty for a fragment. */
  name: string
  attributes: JsxTagAttribute[]
  /** The spread attributes, `{...x}`. */
  spreads: (SourcePosition & { expression?: Expression })[]
}

/** An attribute of such an element, unless it is a spread. */
export interface JsxTagAttribute extends SourcePosition {
  name: string
  /** Absent for a computed value. */
  text?: string
  expression?: Expression
  /** Whether the value is a file in a `require` call. */
  isFile: boolean
}

/** All code in an MDX body, including that in attributes. */
export function programsOf(tree: Root): Program[] {
  const programs: Program[] = []
  const add = (program: Program | null | undefined) => {
    if (program) programs.push(program)
  }
  visit(tree, (node: Nodes) => {
    if (node.type === "mdxjsEsm" || isExpression(node)) add(node.data?.estree)
    if (!isJsx(node)) return
    for (const attribute of node.attributes)
      if (attribute.type === "mdxJsxExpressionAttribute") add(attribute.data?.estree)
      else if (typeof attribute.value === "object" && !requiredModule(attribute))
        add(attribute.value?.data?.estree)
  })
  return programs
}

/** All JSX elements in an MDX body, including those in code. */
export function jsxTagsOf(tree: Root): JsxTag[] {
  const tags: JsxTag[] = []
  visit(tree, (node: Nodes) => {
    if (isJsx(node)) tags.push(textTag(node))
  })
  for (const program of programsOf(tree))
    visitCode(program, (node) => {
      if (node.type === "JSXOpeningElement") tags.push(codeTag(node))
    })
  return tags
}

function textTag(element: JsxElement): JsxTag {
  const tag: JsxTag = { name: element.name ?? "", attributes: [], spreads: [], ...positionOf(element) }
  for (const attribute of element.attributes) {
    const position = positionOf(attribute)
    if (attribute.type === "mdxJsxExpressionAttribute") {
      const object = expressionIn(attribute.data?.estree)
      const spread = object?.type === "ObjectExpression" ? object.properties[0] : undefined
      tag.spreads.push({
        ...position,
        ...(spread?.type === "SpreadElement" ? { expression: spread.argument } : {}),
      })
      continue
    }
    const text = isBare(attribute) ? "" : attributeText(attribute)
    const expression = expressionOf(attribute)
    tag.attributes.push({
      name: attribute.name,
      ...position,
      isFile: requiredModule(attribute) !== undefined,
      ...(text === undefined ? {} : { text }),
      ...(expression ? { expression } : {}),
    })
  }
  return tag
}

function codeTag(element: JSXOpeningElement): JsxTag {
  const tag: JsxTag = { name: nameOf(element.name), attributes: [], spreads: [], ...positionOfCode(element) }
  for (const attribute of element.attributes) {
    if (attribute.type === "JSXSpreadAttribute") {
      tag.spreads.push({ ...positionOfCode(attribute), expression: attribute.argument })
      continue
    }
    const { value } = attribute
    const expression =
      value?.type === "JSXExpressionContainer" && value.expression.type !== "JSXEmptyExpression"
        ? value.expression
        : undefined
    const literal = value?.type === "Literal" ? value : expression
    const text = value === null ? "" : literal && literalText(literal)
    tag.attributes.push({
      name: nameOf(attribute.name),
      ...positionOfCode(attribute),
      isFile: false,
      ...(text === undefined ? {} : { text }),
      ...(expression ? { expression } : {}),
    })
  }
  return tag
}

function nameOf(name: Node): string {
  if (name.type === "JSXIdentifier") return name.name
  if (name.type === "JSXNamespacedName") return `${name.namespace.name}:${name.name.name}`
  return name.type === "JSXMemberExpression" ? `${nameOf(name.object)}.${name.property.name}` : ""
}
