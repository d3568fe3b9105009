import type { CheckRule } from "../../shared/site-config"
import type { TypeTree } from "../../shared/reference"
import { givenValue } from "../../hcl/given-value"
import type { HclNode } from "../../hcl/hcl-tree"
import { literalValue } from "../../hcl/literal"
import { valueFaults } from "../../hcl/value-type"

/** Something that Terraform would stop at, though the file parses. */
export interface ModuleFileFault {
  rule: CheckRule
  line: number
  column: number
  message: string
  fix: string
}

/** Names that Terraform keeps for the arguments of every module. */
const reserved = ["source", "version", "providers", "count", "for_each", "lifecycle", "depends_on", "locals"]

/** What is wrong with the name of a variable. */
export function nameFaults(name: string, { line, column }: HclNode): ModuleFileFault[] {
  if (!reserved.includes(name)) return []
  return [
    {
      rule: "hcl-syntax",
      line,
      column,
      message: `Terraform keeps the name "${name}" for itself: no variable can have it.`,
      fix: "give the variable another name.",
    },
  ]
}

/** What is wrong with a default: it has to be of the variable's type, and no null where none may be given. */
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
