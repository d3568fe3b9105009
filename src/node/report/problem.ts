import { counted } from "../../shared/counted"
import type { ProblemLevel } from "../../shared/problem-level"
import { defaultLevels, type CheckLevel, type CheckRule } from "../../shared/site-config"

/** A problem without its position. Code that does not know the file, such as a parser, returns faults. */
export interface Fault {
  /** One sentence with a full stop: what is wrong. */
  message: string
  /** One sentence: how to fix it. */
  fix: string
}

/** A fault with the rule that reports it. */
export interface RuleFault extends Fault {
  rule: CheckRule
}

/** A problem in the content, with its position. */
export interface Problem extends RuleFault {
  /** Path relative to the working directory, with forward slashes. */
  file: string
  /** 1-based; missing if the problem concerns the whole file. */
  line?: number
  column?: number
  /** Why other problems may be consequences of this one; not printed. */
  cause?: "open-fence" | "unknown-language" | "unread-text" | "joined-entries"
  /** The text that is wrong, as written, by which other problems of the same text are recognized; not printed. */
  text?: string
}

/** Rules for content written for another program. Equal problems in several places are reported once, with a count. */
const listedOnce: ReadonlySet<CheckRule> = new Set(["unknown-field", "unknown-component", "left-out"])

/** The level of a rule: the site's override, else its default. */
export function levelOf(rule: CheckRule, overrides: Partial<Record<CheckRule, CheckLevel>>): CheckLevel {
  return overrides[rule] ?? defaultLevels[rule]
}

/** Problems by their effect on a build. Each list is sorted by file, line and column. */
export interface SortedProblems {
  errors: Problem[]
  warnings: Problem[]
}

/** All problems with their levels, errors first. */
export function withLevels({ errors, warnings }: SortedProblems): (readonly [ProblemLevel, Problem])[] {
  return [
    ...errors.map((problem) => ["error", problem] as const),
    ...warnings.map((problem) => ["warning", problem] as const),
  ]
}

/** Drops ignored rules and duplicates, and sorts the rest. */
export function sortProblems(
  problems: readonly Problem[],
  overrides: Partial<Record<CheckRule, CheckLevel>>,
): SortedProblems {
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]))
  const listed = mergeRepeats([...unique.values()].sort(comparePlaces))
  return {
    errors: listed.filter(({ rule }) => levelOf(rule, overrides) === "throw"),
    warnings: listed.filter(({ rule }) => levelOf(rule, overrides) === "warn"),
  }
}

/** Compares problems by file, line, column and rule. */
export function comparePlaces(a: Problem, b: Problem): number {
  return (
    a.file.localeCompare(b.file, "en", { numeric: true }) ||
    a.file.localeCompare(b.file, "en") || // "04.md" and "4.md" are the same number
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    a.rule.localeCompare(b.rule, "en")
  )
}

/** Keeps the first of equal problems of the rules in `listedOnce` and adds the number of the others to its message. */
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
      message: `${problem.message} The same problem is in ${counted(more, "more place")}.`,
    }
  })
}

/** `file:line:column`. */
export function placeOf({ file, line = 1, column = 1 }: Problem): string {
  return `${file}:${line}:${column}`
}

/** `file:line:column level rule: message`. */
export function problemLine(problem: Problem, level: ProblemLevel): string {
  return escapeControls(`${placeOf(problem)} ${level} ${problem.rule}: ${problem.message}`)
}

/**
 * Escapes control characters like YAML. Messages and fixes quote the content and names of files, and terminals and CI would
 * interpret their control characters.
 */
function escapeControls(text: string): string {
  return text.replace(/\p{Cc}/gu, (sign) =>
    sign === "\n" ? "\\n" : `\\x${(sign.codePointAt(0) ?? 0).toString(16).padStart(2, "0")}`,
  )
}

/** The output of `problemLine`, and the fix on a second line. */
export function formatProblem(problem: Problem, level: ProblemLevel): string {
  return `${problemLine(problem, level)}\n  Fix: ${escapeControls(problem.fix)}`
}
