import type { SourcePosition } from "../../shared/source-position"
import type { TypeTree } from "../../shared/reference"
import { givenValue } from "../../hcl/given-value"
import { partsOf, type HclNode } from "../../hcl/hcl-tree"
import { literalValue, valueOf } from "../../hcl/literal"
import { valueFaults } from "../../hcl/value-type"
import type { RuleFault } from "../report/problem"

/** A problem at which Terraform would stop, though the file can be parsed. */
type ModuleFileFault = RuleFault & SourcePosition

/** Names that Terraform reserves for the arguments of every module. */
const reserved = ["source", "version", "providers", "count", "for_each", "lifecycle", "depends_on", "locals"]

/** The problem of a variable with a reserved name. */
export function nameFaults(name: string, { line, column }: HclNode): ModuleFileFault[] {
  if (!reserved.includes(name)) return []
  return [
    {
      rule: "hcl-syntax",
      line,
      column,
      message: `The name "${name}" is reserved by Terraform: a variable cannot have it.`,
      fix: "give the variable another name.",
    },
  ]
}

/** Names of variables and outputs in HCL: an identifier of Unicode, also with hyphens. */
const identifier = /^[\p{ID_Start}_][\p{ID_Continue}-]*$/u

/** The problems of the labels of a block: a name that is no identifier, and a second label. */
export function labelFaults(
  type: string,
  name: string,
  [label, second]: readonly HclNode[],
): ModuleFileFault[] {
  const fault = (node: HclNode | undefined, message: string, fix: string): ModuleFileFault[] =>
    node ? [{ rule: "hcl-syntax", line: node.line, column: node.column, message, fix }] : []
  const isLabel = second?.type === "string_lit" || second?.type === "identifier"
  return [
    ...(identifier.test(name)
      ? []
      : fault(
          label,
          `Terraform does not accept the name "${name}".`,
          "write letters, digits, underscores and hyphens, and start with a letter or an underscore.",
        )),
    ...(isLabel
      ? fault(
          second,
          `The ${type} "${name}" has a second name, ${second.text}.`,
          `remove it: write ${type} "${name}" { … }.`,
        )
      : []),
  ]
}

/** The problems of a default that is not constant: Terraform reads it before all variables, and calls no functions in it. */
export function constantFaults(node: HclNode): ModuleFileFault[] {
  const found = computedPart(node)
  if (!found) return []
  const isCall = found.type === "function_call"
  return [
    {
      rule: "hcl-syntax",
      line: found.line,
      column: found.column,
      message: `The default ${isCall ? "calls the function" : "refers to"} "${isCall ? partsOf(found)[0]?.text : found.text}", and Terraform only accepts constant values.`,
      fix: "write the value itself, or `default = null` and the expression where the variable is used.",
    },
  ]
}

/** The first reference or call of a function in an expression. */
function computedPart(node: HclNode): HclNode | undefined {
  const isReference = node.type === "expression" && partsOf(node)[0]?.type === "variable_expr"
  if (isReference || node.type === "variable_expr" || node.type === "function_call") return node
  if (node.type === "for_expr" || node.hasError) return undefined // it refers to its own names
  // a bare key of an object is a text
  const parts = node.type === "object_elem" ? [valueOf(node) ?? []].flat() : node.children
  for (const part of parts) {
    const found = computedPart(part)
    if (found) return found
  }
  return undefined
}

/**
 * The problems of a default: a value of another type than the variable's, or null for a variable that is not
 * nullable.
 */
export function defaultFaults(node: HclNode, type: TypeTree, nullable: boolean): ModuleFileFault[] {
  if (!nullable && literalValue(node) === null)
    return [
      {
        rule: "wrong-type",
        line: node.line,
        column: node.column,
        message: '"default" is null, and the variable says `nullable = false`.',
        fix: "give another default, or remove `nullable`.",
      },
    ]
  return valueFaults(givenValue(node), type, "default")
}
