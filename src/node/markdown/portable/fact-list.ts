/** A list of facts in Markdown, one for each label; those without a value are left out. Values are inline Markdown. */
export function factList(facts: Readonly<Record<string, string | null | undefined>>): string {
  return Object.entries(facts)
    .flatMap(([label, value]) => (value ? `- **${label}:** ${value}` : []))
    .join("\n")
}
