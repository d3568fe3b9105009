import { diffMarkdown, diffModules } from "../../src/node/reference/diff-modules"
import { readModuleFolder } from "../../src/node/reference/read-folder"
import { formatProblem } from "../../src/node/report/problem"

/**
 * The differences between two snapshots of a module, as Markdown.
 * @throws one Error with all problems if a snapshot cannot be read
 */
export async function compareFolders(before: string, after: string): Promise<string> {
  const old = await readModuleFolder(before)
  const now = await readModuleFolder(after)
  const problems = [...old.problems, ...now.problems]
  if (problems.length > 0)
    throw new Error(problems.map((problem) => formatProblem(problem, "error")).join("\n"))
  return diffMarkdown(diffModules(old, now))
}
