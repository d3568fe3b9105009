import { requireFromRoot } from "../markdown/require-from-root"

/** The text as `terraform fmt` lays it out. Faulty text comes back with whatever could be done. */
export async function formatHcl(text: string): Promise<string> {
  const { format } = requireFromRoot("@cdktf/hcl-tools") as typeof import("@cdktf/hcl-tools")
  return format(text)
}
