import type { CheckRule } from "../../shared/site-config"
import type { Problem } from "../report/problem"

/** Rules whose problems make all other problems of the file doubtful. */
const fileRules: ReadonlySet<CheckRule> = new Set(["encoding", "merge-conflict", "too-complex", "file-name"])

/** Rules of code samples, which cannot be checked below an unclosed fence. */
const codeRules: ReadonlySet<CheckRule> = new Set([
  "hcl-syntax",
  "code-syntax",
  "code-format",
  "unchecked-sample",
])

/**
 * Leaves out problems that are consequences of others, so that each mistake is reported once, at its cause.
 */
export function withoutConsequences(problems: readonly Problem[]): Problem[] {
  const causes = new Map<string, Problem>()
  const openFences = new Map<string, number>()
  const lostRows = new Set<string>()
  const unknownLanguages = new Set<string>()
  const unknownVariables = new Set<string>()
  const strayTexts = new Map<string, string[]>()
  for (const problem of problems) {
    const { file, line = 1, column = 1, rule, cause, text } = problem
    const known = causes.get(file)
    if (fileRules.has(rule) && (!known || line < (known.line ?? 1))) causes.set(file, problem)
    if (cause === "open-fence")
      openFences.set(file, Math.min(line, openFences.get(file) ?? Number.POSITIVE_INFINITY))
    if (rule === "lost-text") lostRows.add(`${file}:${line}`)
    if (rule === "stray-markup" && text !== undefined)
      strayTexts.set(`${file}:${line}`, [...(strayTexts.get(`${file}:${line}`) ?? []), text])
    // In MDX, the inner braces of an unknown variable are code.
    if (rule === "unknown-variable") unknownVariables.add(`${file}:${line}:${column + "{{".length}`)
    if (cause === "unknown-language") unknownLanguages.add(`${file}:${line}`)
  }
  const brokenSidebars = problems.some(
    ({ rule, file, cause }) =>
      cause === "joined-entries" || (rule === "front-matter" && /(?:^|\/)sidebars\.yml$/.test(file)),
  )
  const remaining = problems.filter((problem) => {
    const { file, line = 1, column = 1, rule, text } = problem
    const cause = causes.get(file)
    if (cause) return problem === cause
    if (codeRules.has(rule) && line > (openFences.get(file) ?? Number.POSITIVE_INFINITY)) return false
    if (rule === "stray-markup" && lostRows.has(`${file}:${line}`)) return false
    if (rule === "mdx-syntax" && unknownVariables.has(`${file}:${line}:${column}`)) return false
    // An address in a link that is shown as written is a link of its own for the parser.
    const others = rule === "dead-link-text" ? strayTexts.get(`${file}:${line}`) : undefined
    if (text !== undefined && others?.some((other) => other.includes(text))) return false
    if (rule === "unchecked-sample" && unknownLanguages.has(`${file}:${line}`)) return false
    return !(rule === "orphan-page" && brokenSidebars)
  })
  return remaining.map(({ cause: _, text: __, ...problem }) => problem)
}
