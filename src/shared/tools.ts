/** A tool that the site's code samples are written for. */
export type Tool = "terraform" | "opentofu" | "terragrunt"

/** The tools in display order. */
export const tools = ["terraform", "opentofu", "terragrunt"] as const satisfies readonly Tool[]

export const toolNames: Record<Tool, string> = {
  terraform: "Terraform",
  opentofu: "OpenTofu",
  terragrunt: "Terragrunt",
}

/** Attribute of `html` with the reader's tool; absent until one is chosen. */
export const toolAttribute = "data-tool"

/** Tab group whose stored choice is the reader's tool. */
export const toolGroup = "iac-tool"

/** Whether a value is the name of a tool. */
export function isTool(value: string | null | undefined): value is Tool {
  return tools.some((tool) => tool === value)
}
