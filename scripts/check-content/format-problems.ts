import { formatProblem, type Problem, type SortedProblems, withLevels } from "../../src/node/report/problem"
import type { ProblemLevel } from "../../src/shared/problem-level"
import { counted } from "../../src/shared/counted"

/** Output formats: for people, for programs, and as annotations of GitHub Actions. */
export const problemFormats = ["text", "json", "github"] as const

type ProblemFormat = (typeof problemFormats)[number]

interface Checked extends SortedProblems {
  /** Number of checked pages. */
  pages: number
  seconds: number
}

/** The output of `npm run check:content`. */
export function formatProblems(format: ProblemFormat, { pages, seconds, errors, warnings }: Checked): string {
  const all = withLevels({ errors, warnings })
  if (format === "json") {
    const problems = all.map(([level, { line = 1, column = 1, ...problem }]) => ({
      level,
      line,
      column,
      ...problem,
    }))
    return JSON.stringify({ pages, errors: errors.length, warnings: warnings.length, problems }, null, 2)
  }
  const write =
    format === "github"
      ? annotation
      : (level: ProblemLevel, problem: Problem) => formatProblem(problem, level)
  return [
    ...all.map(([level, problem]) => write(level, problem)),
    `${counted(pages, "page")} checked in ${seconds.toFixed(1)} s: ${counted(errors.length, "error")}, ${counted(warnings.length, "warning")}.`,
  ].join("\n")
}

/** A workflow command: GitHub shows it beside the line of a pull request. */
function annotation(
  level: ProblemLevel,
  { rule, file, line = 1, column = 1, message, fix }: Problem,
): string {
  const place = Object.entries({ file, line, col: column, title: rule }).map(
    ([name, value]) => `${name}=${escaped(String(value)).replaceAll(":", "%3A").replaceAll(",", "%2C")}`,
  )
  return `::${level} ${place.join(",")}::${escaped(`${message}\nFix: ${fix}`)}`
}

function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")
}
