import { diffMarkdown, diffModules } from "../src/node/reference/diff-modules"
import { readModuleFolder } from "../src/node/reference/read-folder"
import { formatProblem } from "../src/node/report/problem"
import { main } from "./lib/main.mjs"

void main(async () => {
  const [before, after, ...others] = process.argv.slice(2)
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error("Usage: npm run reference:diff -- <old folder> <new folder>")
  const old = await readModuleFolder(before)
  const now = await readModuleFolder(after)
  const problems = [...old.problems, ...now.problems]
  for (const problem of problems) console.error(formatProblem(problem, "error"))
  if (problems.length > 0) return 1
  process.stdout.write(diffMarkdown(diffModules(old, now)))
  return 0
})
