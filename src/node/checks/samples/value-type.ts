import type { TypeTree } from "../../../shared/reference"
import { childOf, childrenOf, partsOf, type HclNode } from "../../reference/hcl-tree"
import { keyOf, literalValue, valueOf } from "../../reference/literal"
import { shortType } from "../../reference/short-type"
import { didYouMean } from "../../report/suggest"
import type { SampleFault } from "./sample"

/**
 * Compares a value with the type that an input takes, as far as the text says what the value is: calls and references
 * fit anything. Terraform's own conversions are allowed.
 * @param name the input, and the path to the value in it, as problems name it
 */
export function valueFaults(value: HclNode, type: TypeTree, name: string): SampleFault[] {
  const [part, ...others] = partsOf(value)
  if (!part || others.length > 0 || type.kind === "any") return []
  const literal = literalValue(value)
  if (literal === null) return []
  const tuple = part.type === "collection_value" ? childOf(part, "tuple") : undefined
  const object = part.type === "collection_value" ? childOf(part, "object") : undefined
  const given = tuple ? "a list" : object ? "an object" : literal === undefined ? undefined : kindOf(literal)
  if (given === undefined) return []

  const wrong: SampleFault[] = [
    {
      rule: "input-type",
      line: value.line,
      column: value.column,
      message: `"${name}" takes ${shortType(type)}, not ${given}.`,
      fix: `give it a value of the type ${shortType(type)}.`,
    },
  ]
  switch (type.kind) {
    case "primitive":
      return fits(literal, type.name) && !tuple && !object ? [] : wrong
    case "list":
    case "set":
      return tuple ? elementFaults(tuple, () => type.element, name) : wrong
    case "tuple":
      return tuple && childrenOf(tuple, "expression").length === type.elements.length
        ? elementFaults(tuple, (index) => type.elements[index], name)
        : wrong
    case "map":
      return object
        ? childrenOf(object, "object_elem").flatMap((element) => {
            const inner = valueOf(element)
            return inner ? valueFaults(inner, type.element, `${name}.${keyOf(element) ?? "*"}`) : []
          })
        : wrong
    case "object":
      return object ? attributeFaults(object, type, name) : wrong
  }
}

function kindOf(literal: unknown): string {
  return typeof literal === "number" ? "a number" : typeof literal === "boolean" ? "a bool" : "a string"
}

/** Whether Terraform converts a value into a primitive type. */
function fits(literal: unknown, type: "string" | "number" | "bool"): boolean {
  switch (type) {
    case "string":
      return typeof literal === "string" || typeof literal === "number" || typeof literal === "boolean"
    case "number":
      return typeof literal === "number" || (typeof literal === "string" && /^-?\d+(\.\d+)?$/.test(literal))
    case "bool":
      return typeof literal === "boolean" || literal === "true" || literal === "false"
  }
}

function elementFaults(
  tuple: HclNode,
  typeAt: (index: number) => TypeTree | undefined,
  name: string,
): SampleFault[] {
  return childrenOf(tuple, "expression").flatMap((element, index) => {
    const type = typeAt(index)
    return type ? valueFaults(element, type, `${name}[${index}]`) : []
  })
}

function attributeFaults(object: HclNode, type: TypeTree & { kind: "object" }, name: string): SampleFault[] {
  const elements = childrenOf(object, "object_elem").map((element) => ({ element, key: keyOf(element) }))
  const names = type.attributes.map((attribute) => attribute.name)
  const given = new Set(elements.map(({ key }) => key))
  const wholly = !given.has(undefined) && childOf(object, "ERROR") === undefined

  const faults = elements.flatMap(({ element, key }): SampleFault[] => {
    if (key === undefined) return []
    const attribute = type.attributes.find((known) => known.name === key)
    const value = valueOf(element)
    if (attribute) return value ? valueFaults(value, attribute.type, `${name}.${key}`) : []
    return [
      {
        rule: "unknown-input",
        line: element.line,
        column: element.column,
        message: `"${name}" has no attribute "${key}".`,
        fix: didYouMean(key, names, `use one of: ${names.join(", ")}.`),
      },
    ]
  })
  const missing = type.attributes.filter((attribute) => !attribute.optional && !given.has(attribute.name))
  if (!wholly || missing.length === 0) return faults
  return [
    ...faults,
    {
      rule: "missing-input",
      line: object.line,
      column: object.column,
      message: `"${name}" lacks ${listOf(missing.map((attribute) => attribute.name))}.`,
      fix: "give each attribute that is not optional a value; null where there is none.",
    },
  ]
}

/** `"a", "b" and "c"` */
export function listOf(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`)
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1)}`
}
