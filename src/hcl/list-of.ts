/** Formats names as `"a", "b" and "c"`. */
export function listOf(names: readonly string[], conjunction: "and" | "or" = "and"): string {
  const quoted = names.map((name) => `"${name}"`)
  return quoted.length < 2
    ? quoted.join("")
    : `${quoted.slice(0, -1).join(", ")} ${conjunction} ${quoted.at(-1)}`
}
