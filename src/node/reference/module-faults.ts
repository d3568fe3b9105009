import type { SourcePosition } from "../../shared/source-position"
import type { TypeTree } from "../../shared/reference"
import { givenValue } from "../../hcl/given-value"
import type { HclNode } from "../../hcl/hcl-tree"
import { literalValue } from "../../hcl/literal"
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
