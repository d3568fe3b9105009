import type { SourcePosition } from "../shared/source-position"
import { childOf, childrenOf, partsOf, type HclNode } from "./hcl-tree"
import { keyOf, literalValue, textOf, valueOf } from "./literal"

/** A value in a sample as far as it is known; function calls and references are not. Plain data. */
export type GivenValue = SourcePosition & Meaning

type Meaning =
  | { kind: "unknown" }
  | { kind: "literal"; value: null | boolean | number | string }
  /** A string with expressions in it, as written. */
  | { kind: "text"; text: string }
  | { kind: "list"; elements: GivenValue[] }
  | { kind: "object"; elements: GivenElement[] }

/** An element of an object, or an argument. */
export interface GivenElement extends SourcePosition {
  /** Absent for a computed key. */
  key?: string
  value?: GivenValue
}

/** The literal value of an expression, as far as it is known. */
export function givenValue(node: HclNode): GivenValue {
  return { line: node.line, column: node.column, ...meaningOf(node) }
}

function meaningOf(node: HclNode): Meaning {
  const [part, ...others] = partsOf(node)
  if (!part || others.length > 0) return { kind: "unknown" }

  const collection = part.type === "collection_value" ? part : undefined
  const tuple = childOf(collection, "tuple")
  if (tuple) return { kind: "list", elements: childrenOf(tuple, "expression").map(givenValue) }
  const object = childOf(collection, "object")
  if (object) return { kind: "object", elements: elementsOf(object) }

  const value = literalValue(part)
  const isLiteral = value === null || (value !== undefined && typeof value !== "object")
  if (isLiteral) return { kind: "literal", value }
  const text = part.type === "template_expr" && !part.hasError && isString(part) ? textOf(part) : undefined
  return text === undefined ? { kind: "unknown" } : { kind: "text", text }
}

/** Whether a template is always a string: one that is only an interpolation in quotes has the value of its expression. */
function isString(template: HclNode): boolean {
  const [, ...parts] = childOf(template, "quoted_template")?.children ?? []
  const [first] = parts
  return !(first?.type === "template_interpolation" && parts.length === 2)
}

/** The elements of an object, without those that have a syntax error. */
export function elementsOf(object: HclNode): GivenElement[] {
  return childrenOf(object, "object_elem")
    .filter(({ hasError }) => !hasError)
    .map((node) => givenElement(node, keyOf(node), valueOf(node)))
}

/** An element with the position of a node. */
export function givenElement(
  { line, column }: HclNode,
  key: string | undefined,
  value: HclNode | undefined,
): GivenElement {
  return {
    line,
    column,
    ...(key === undefined ? {} : { key }),
    ...(value ? { value: givenValue(value) } : {}),
  }
}
