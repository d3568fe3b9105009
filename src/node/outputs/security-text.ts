import { textFile, type OutputFile } from "./output-file"
import { absoluteUrl, type BuildFacts } from "./output-pages"
import { outputPaths } from "./output-paths"

/** `security.txt` with the contact for vulnerability reports, and the required expiry date. */
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
  return [textFile(outputPaths.securityText, `${lines.join("\n")}\n`)]
}
