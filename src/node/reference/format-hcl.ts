import { requireFromRoot } from "../markdown/require-from-root"

/** A letter that looks like a colon: the formatter knows no `::`, but takes this for a part of a name. */
const letters = "ꓽꓽ"

/** The text as `terraform fmt` lays it out. Faulty text comes back with whatever could be done. */
export async function formatHcl(text: string): Promise<string> {
  const { format } = requireFromRoot("@cdktf/hcl-tools") as typeof import("@cdktf/hcl-tools")
  const formatted = await format(text.replaceAll("::", letters))
  return formatted.replaceAll(letters, "::")
}
