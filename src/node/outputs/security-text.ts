import { absoluteUrl, type BuildFacts, type OutputFile } from "./output-pages"
import { outputPaths } from "./output-paths"

/** `security.txt`, which says whom to tell of a hole; it has to name a day from which on it no longer holds. */
export function securityText(facts: BuildFacts): OutputFile[] {
  const contact = facts.site.security?.contact
  if (contact === undefined) return []
  const expires = new Date(facts.time)
  expires.setUTCFullYear(expires.getUTCFullYear() + 1)
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Canonical: ${absoluteUrl(facts, outputPaths.securityText)}`,
    "Preferred-Languages: en",
  ]
  return [{ path: outputPaths.securityText.slice(1), text: `${lines.join("\n")}\n` }]
}
