/** A code block, with a fence that is longer than all runs of backticks in the code. */
export function fencedCode(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = "`".repeat(longest + 1)
  return `${fence}${language}\n${code}\n${fence}`
}
