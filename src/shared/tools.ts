/** A tool that runs the site's code. */
export type Tool = "terraform" | "opentofu" | "terragrunt"

/** The tools in the order that readers choose from. */
export const tools = ["terraform", "opentofu", "terragrunt"] as const satisfies readonly Tool[]

export const toolNames: Record<Tool, string> = {
  terraform: "Terraform",
  opentofu: "OpenTofu",
  terragrunt: "Terragrunt",
}

/** Attribute of `html` that names the reader's tool; absent until one was chosen. */
export const toolAttribute = "data-tool"

/** Group of tabs whose stored choice is the reader's tool. */
export const toolGroup = "iac-tool"

/** Whether a value names a tool; anything else counts as none chosen. */
export function isTool(value: string | null | undefined): value is Tool {
  return tools.some((tool) => tool === value)
}
