import type { CheckLevel, CheckRule } from "../../shared/site-config"

/** Something a check found, with the place an author has to open. */
export interface Problem {
  rule: CheckRule
  /** Path from the directory the command ran in, with forward slashes. */
  file: string
  /** 1-based; absent when the whole file is meant. */
  line?: number
  column?: number
  /** One sentence with a full stop: what is wrong. */
  message: string
  /** One sentence: how to fix it. */
  fix: string
}

const warnings: ReadonlySet<CheckRule> = new Set([
  "broken-markdown-link",
  "duplicate-route",
  "orphan-page",
  "stale-review",
  "missing-alt",
  "foreign-image",
  "unchecked-sample",
  "broken-release",
  "code-syntax",
  "code-format",
  "dead-link-text",
  "missing-message",
  "unknown-field",
  "unknown-component",
  "left-out",
  "lost-text",
  "stray-markup",
  "unfinished-text",
  "heading",
  "article-parts",
  "wrong-address",
  "large-image",
])

/** Rules of content that was written for another program: what they find is listed once, however many files have it. */
const listedOnce: ReadonlySet<CheckRule> = new Set(["unknown-field", "unknown-component", "left-out"])

/** The level of a rule: the site's override, else `warn` for the warnings and `throw` for the rest. */
export function levelOf(rule: CheckRule, overrides: Partial<Record<CheckRule, CheckLevel>>): CheckLevel {
  return overrides[rule] ?? (warnings.has(rule) ? "warn" : "throw")
}

/** Problems split by what they do to a build, each list sorted by file, line and column. */
export interface SortedProblems {
  errors: Problem[]
  warnings: Problem[]
}

/** Drops ignored rules and repeats, and sorts what is left. */
export function sortProblems(
  problems: readonly Problem[],
  overrides: Partial<Record<CheckRule, CheckLevel>>,
): SortedProblems {
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]))
  const sorted = [...unique.values()].sort(
    (a, b) =>
      a.file.localeCompare(b.file, "en", { numeric: true }) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      a.rule.localeCompare(b.rule),
  )
  const listed = mergeRepeats(sorted)
  return {
    errors: listed.filter(({ rule }) => levelOf(rule, overrides) === "throw"),
    warnings: listed.filter(({ rule }) => levelOf(rule, overrides) === "warn"),
  }
}

/** Leaves the first of what is listed once, with the number of the others. */
function mergeRepeats(problems: readonly Problem[]): Problem[] {
  const keyOf = ({ rule, message }: Problem) => `${rule} ${message}`
  const counts = new Map<string, number>()
  for (const problem of problems) counts.set(keyOf(problem), (counts.get(keyOf(problem)) ?? 0) + 1)
  const reported = new Set<string>()
  return problems.flatMap((problem) => {
    const key = keyOf(problem)
    const more = (counts.get(key) ?? 1) - 1
    if (!listedOnce.has(problem.rule) || more === 0) return problem
    if (reported.has(key)) return []
    reported.add(key)
    return {
      ...problem,
      message: `${problem.message} The same stands in ${more} more ${more === 1 ? "place" : "places"}.`,
    }
  })
}

/** `file:line:column level rule: message`. */
export function problemLine(problem: Problem, level: "error" | "warning"): string {
  const place = `${problem.file}:${problem.line ?? 1}:${problem.column ?? 1}`
  return `${place} ${level} ${problem.rule}: ${problem.message}`
}

/** The line of a problem, and the way to fix it on the next line. */
export function formatProblem(problem: Problem, level: "error" | "warning"): string {
  return `${problemLine(problem, level)}\n  Fix: ${problem.fix}`
}
