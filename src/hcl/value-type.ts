import type { TypeTree } from "../shared/reference"
import type { SourcePosition } from "../shared/source-position"
import { shortType } from "./short-type"
import { listOf } from "./list-of"
import { meantNames } from "./meant-names"
import { didYouMeanOneOf } from "./suggest"
import type { GivenElement, GivenValue } from "./given-value"
import type { CallFault } from "./call-fault"

/** A fault of a value, before the input is known. */
type ValueFault = Omit<CallFault, "inputs">

/**
 * Checks a value against the type of an input, as far as the value is literal: function calls and references match any type.
 * Terraform's type conversions are allowed.
 * @param name the input and the path to the value in it, as shown in messages
 */
export function valueFaults(value: GivenValue, type: TypeTree, name: string): ValueFault[] {
  if (type.kind === "any" || value.kind === "unknown") return []
  if (value.kind === "literal" && value.value === null) return []

  const wrong = (): ValueFault[] => [
    {
      rule: "wrong-type",
      line: value.line,
      column: value.column,
      message: `"${name}" takes ${shortType(type)}, not ${kindOf(value)}.`,
      fix: `give it a value of the type ${shortType(type)}.`,
    },
  ]
  switch (type.kind) {
    case "primitive":
      return value.kind === "text" || (value.kind === "literal" && fits(value.value, type.name))
        ? []
        : wrong()
    case "list":
    case "set":
      return value.kind === "list" ? elementFaults(value.elements, () => type.element, name) : wrong()
    case "tuple":
      return value.kind === "list" && value.elements.length === type.elements.length
        ? elementFaults(value.elements, (index) => type.elements[index], name)
        : wrong()
    case "map":
      return value.kind === "object"
        ? value.elements.flatMap(({ key = "*", value: element }) =>
            element ? valueFaults(element, type.element, `${name}.${key}`) : [],
          )
        : wrong()
    case "object":
      return value.kind === "object" ? attributeFaults(value, type, name) : wrong()
  }
}

/**
 * The value of an input as Terraform gets it from Terragrunt: numbers and bools are passed as texts, in environment variables. Those
 * in lists and objects keep their types. A text that is or may be a list or an object in HCL has an unknown value.
 */
export function environmentValue(value: GivenValue): GivenValue {
  const text = value.kind === "text" ? value.text : value.kind === "literal" ? value.value : null
  if (text === null) return value
  const { line, column } = value
  if (/^\s*(?:[[{]|\$\{)/.test(String(text))) return { line, column, kind: "unknown" }
  return value.kind === "literal" ? { ...value, value: String(text) } : value
}

function kindOf(value: Exclude<GivenValue, { kind: "unknown" }>): string {
  if (value.kind === "list") return "a list"
  if (value.kind === "object") return "an object"
  if (value.kind === "text") return "a string"
  return typeof value.value === "number"
    ? "a number"
    : typeof value.value === "boolean"
      ? "a bool"
      : "a string"
}

/** The strings that Terraform converts to numbers. */
export const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/** The strings that Terraform converts to bools. */
export const truths = new Set(["true", "false", "1", "0"])

/** Whether Terraform can convert a value to a primitive type. */
function fits(literal: unknown, type: "string" | "number" | "bool"): boolean {
  switch (type) {
    case "string":
      return typeof literal === "string" || typeof literal === "number" || typeof literal === "boolean"
    case "number":
      return typeof literal === "number" || (typeof literal === "string" && decimal.test(literal))
    case "bool":
      return typeof literal === "boolean" || (typeof literal === "string" && truths.has(literal))
  }
}

function elementFaults(
  elements: readonly GivenValue[],
  typeAt: (index: number) => TypeTree | undefined,
  name: string,
): ValueFault[] {
  return elements.flatMap((element, index) => {
    const type = typeAt(index)
    return type ? valueFaults(element, type, `${name}[${index}]`) : []
  })
}

function attributeFaults(
  { elements, line, column }: SourcePosition & { elements: readonly GivenElement[] },
  type: TypeTree & { kind: "object" },
  name: string,
): ValueFault[] {
  const names = type.attributes.map((attribute) => attribute.name)
  const given = new Set(elements.map(({ key }) => key))

  const faults = elements.flatMap(({ key, value, line, column }): ValueFault[] => {
    if (key === undefined) return []
    const attribute = type.attributes.find((known) => known.name === key)
    if (attribute) return value ? valueFaults(value, attribute.type, `${name}.${key}`) : []
    return [
      {
        rule: "unknown-input",
        line,
        column,
        message: `"${name}" has no attribute "${key}".`,
        fix: didYouMeanOneOf(meantNames(key, names), `use one of: ${names.join(", ")}.`),
      },
    ]
  })
  const missing = type.attributes.filter((attribute) => !attribute.optional && !given.has(attribute.name))
  if (given.has(undefined) || missing.length === 0) return faults
  return [
    ...faults,
    {
      rule: "missing-input",
      line,
      column,
      message: `"${name}" lacks ${listOf(missing.map((attribute) => attribute.name))}.`,
      fix: "give each attribute that is not optional a value; null where there is none.",
    },
  ]
}
