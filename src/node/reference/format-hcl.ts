import { requireFromRoot } from "../markdown/require-from-root"

/** Replacement for `::`, which the formatter does not support: letters that look like colons and are valid in names. */
const letters = "ꓽꓽ"

/** Formats a text like `terraform fmt`. Invalid text is formatted as far as possible. */
export async function formatHcl(text: string): Promise<string> {
  const { format } = requireFromRoot("@cdktf/hcl-tools") as typeof import("@cdktf/hcl-tools")
  const formatted = await format(text.replaceAll("::", letters))
  return formatted.replaceAll(letters, "::")
}
