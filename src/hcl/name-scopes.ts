import type { Tool } from "../shared/tools"

/** A tool, and the first parts of the references that it has. */
export interface NameScope {
  tool: "Terraform" | "Terragrunt"
  roots: ReadonlySet<string>
  /** The roots to which a name without a dot most likely belongs, for the fix. */
  likely: readonly string[]
  /** References in place of one that only another tool has, for the fix. */
  examples: string
}

/** The names in a `module` block. */
export const terraformNames: NameScope = {
  tool: "Terraform",
  roots: namesIn("count data each ephemeral local module path provider resource self terraform tofu var"),
  likely: ["var", "local"],
  examples: "`var.name` or `module.name.output`",
}

/** The names in a Terragrunt unit. */
export const terragruntNames: NameScope = {
  tool: "Terragrunt",
  roots: namesIn("dependency feature include local stack unit values"),
  likely: ["local"],
  examples: "`local.name` or `dependency.name.outputs.output`",
}

function namesIn(text: string): ReadonlySet<string> {
  return new Set(text.split(" "))
}

/** The first parts of the references of all tools. */
export const allRoots: ReadonlySet<string> = new Set([...terraformNames.roots, ...terragruntNames.roots])

/** The names in a call for a tool. */
export function namesOf(tool: Tool): NameScope {
  return tool === "terragrunt" ? terragruntNames : terraformNames
}

/** The message about a reference that only another tool has; `undefined` for any other. */
export function foreignReference(reference: string, { tool, roots }: NameScope): string | undefined {
  const [first = ""] = /^[\w-]+/.exec(reference) ?? []
  return allRoots.has(first) && !roots.has(first)
    ? `"${reference}" has no value here: ${tool} has no "${first}".`
    : undefined
}
