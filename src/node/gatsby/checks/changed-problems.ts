import { formatProblem, problemLine, type SortedProblems, withLevels } from "../../report/problem"

/** The lines that a preview prints after a change: new problems, and the first lines of fixed ones. */
export function changedProblems(before: SortedProblems, after: SortedProblems): string[] {
  const [old, current] = [linesOf(before), linesOf(after)]
  const added = [...current].filter(([line]) => !old.has(line)).map(([, text]) => text)
  const gone = [...old.keys()].filter((line) => !current.has(line)).map((line) => `Fixed: ${line}`)
  return [...added, ...gone]
}

/** Formatted problems by their first lines. */
function linesOf(found: SortedProblems): Map<string, string> {
  return new Map(
    withLevels(found).map(([level, problem]) => [problemLine(problem, level), formatProblem(problem, level)]),
  )
}
