import { diffMarkdown, diffModules } from "../src/node/reference/diff-modules"
import { readModuleFolder } from "../src/node/reference/read-folder"
import { formatProblem } from "../src/node/report/problem"

async function main([before, after, ...others]: string[]): Promise<void> {
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error("Usage: npm run reference:diff -- <old folder> <new folder>")
  const old = await readModuleFolder(before)
  const now = await readModuleFolder(after)
  const problems = [...old.problems, ...now.problems]
  for (const problem of problems) console.error(formatProblem(problem, "error"))
  if (problems.length > 0) process.exitCode = 1
  else process.stdout.write(diffMarkdown(diffModules(old, now)))
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
