import type { TypeAttribute, TypeTree } from "../../shared/reference"
import { typeComments, type TypeComments } from "./type-comments"
import { childOf, childrenOf, partsOf, type HclNode } from "../../hcl/hcl-tree"
import { keyOf, textOf, valueOf } from "../../hcl/literal"
import { expressionText } from "./source-text"

/** Called for each invalid part of a type. */
type Report = (node: HclNode, text: string) => void

const any: TypeTree = { kind: "any" }

/** Parses a type expression. Invalid parts are reported and treated as `any`. */
export function readType(expression: HclNode, report: Report): TypeTree {
  return typeOf(expression, { report, comments: typeComments(expression) })
}

interface Reading {
  report: Report
  comments: TypeComments
}

function typeOf(expression: HclNode, reading: Reading): TypeTree {
  const [part, ...others] = partsOf(expression)
  const wrong = () => {
    reading.report(expression, expressionText(expression))
    return any
  }
  if (!part) return wrong()
  if (part.type === "(" && others[0]?.type === "expression") return typeOf(others[0], reading)
  if (others.length > 0) return wrong()
  switch (part.type) {
    case "variable_expr":
      return named(part.text) ?? wrong()
    case "literal_value": // "string": how Terraform wrote types before 0.12
      return named(textOf(part) ?? "") ?? wrong()
    case "function_call":
      return constructed(part, reading) ?? wrong()
    default:
      return wrong()
  }
}

function named(name: string): TypeTree | undefined {
  switch (name) {
    case "string":
    case "number":
    case "bool":
      return { kind: "primitive", name }
    case "any":
      return any
    case "list":
    case "set":
    case "map":
      return { kind: name, element: any }
    default:
      return undefined
  }
}

function constructed(call: HclNode, reading: Reading): TypeTree | undefined {
  const name = childOf(call, "identifier")?.text
  const [argument, ...others] = argumentsOf(call)
  if (!argument || others.length > 0) return undefined
  switch (name) {
    case "list":
    case "set":
    case "map":
      return { kind: name, element: typeOf(argument, reading) }
    case "tuple": {
      const tuple = collectionOf(argument, "tuple")
      return (
        tuple && {
          kind: "tuple",
          elements: childrenOf(tuple, "expression").map((element) => typeOf(element, reading)),
        }
      )
    }
    case "object": {
      const object = collectionOf(argument, "object")
      return object && { kind: "object", attributes: attributesOf(object, reading) }
    }
    default:
      return undefined
  }
}

function argumentsOf(call: HclNode): HclNode[] {
  const list = childOf(call, "function_arguments")
  return childrenOf(list, "expression")
}

function collectionOf(expression: HclNode, type: "tuple" | "object"): HclNode | undefined {
  return childOf(childOf(expression, "collection_value"), type)
}

function attributesOf(object: HclNode, reading: Reading): TypeAttribute[] {
  return childrenOf(object, "object_elem").flatMap((element): TypeAttribute[] => {
    const name = keyOf(element)
    const value = valueOf(element)
    if (name === undefined || !value) {
      reading.report(element, expressionText(element))
      return []
    }
    const common = { name, description: reading.comments(element), line: element.line }
    const call = childOf(value, "function_call")
    if (!call || childOf(call, "identifier")?.text !== "optional")
      return [{ ...common, type: typeOf(value, reading), optional: false }]
    const [type, fallback] = argumentsOf(call)
    if (!type) reading.report(value, expressionText(value))
    return [
      {
        ...common,
        type: type ? typeOf(type, reading) : any,
        optional: true,
        ...(fallback ? { default: expressionText(fallback) } : {}),
      },
    ]
  })
}
