import type { CheckRule } from "../../shared/site-config"
import type { Problem } from "../report/problem"

/** What makes everything else that is found in a file doubtful. */
const ofFile: ReadonlySet<CheckRule> = new Set(["encoding", "merge-conflict", "too-complex", "file-name"])

/** Rules of code, which cannot be judged where it is not known where the code ends. */
const ofCode: ReadonlySet<CheckRule> = new Set([
  "hcl-syntax",
  "code-syntax",
  "code-format",
  "unchecked-sample",
])

/** Leaves out problems that come from others: a mistake is reported once, where it was made. */
export function withoutConsequences(problems: readonly Problem[]): Problem[] {
  const causes = new Map<string, Problem>()
  const openFences = new Map<string, number>()
  const lostRows = new Set<string>()
  const unknownLanguages = new Set<string>()
  for (const problem of problems) {
    const { file, line = 1, rule, cause } = problem
    const known = causes.get(file)
    if (ofFile.has(rule) && (!known || line < (known.line ?? 1))) causes.set(file, problem)
    if (cause === "open-fence")
      openFences.set(file, Math.min(line, openFences.get(file) ?? Number.POSITIVE_INFINITY))
    if (rule === "lost-text") lostRows.add(`${file}:${line}`)
    if (cause === "unknown-language") unknownLanguages.add(`${file}:${line}`)
  }
  const brokenSidebars = problems.some(
    ({ rule, file }) => rule === "front-matter" && /(?:^|\/)sidebars\.yml$/.test(file),
  )
  const own = problems.filter((problem) => {
    const { file, line = 1, rule } = problem
    const cause = causes.get(file)
    if (cause) return problem === cause
    if (ofCode.has(rule) && line > (openFences.get(file) ?? Number.POSITIVE_INFINITY)) return false
    if (rule === "stray-markup" && lostRows.has(`${file}:${line}`)) return false
    if (rule === "unchecked-sample" && unknownLanguages.has(`${file}:${line}`)) return false
    return !(rule === "orphan-page" && brokenSidebars)
  })
  return own.map(({ cause: _, ...problem }) => problem)
}
