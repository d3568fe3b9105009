import { readArguments } from "./lib/read-arguments.mjs"
import { diffMarkdown, diffModules } from "../src/node/reference/diff-modules"
import { readModuleFolder } from "../src/node/reference/read-folder"
import { formatProblem } from "../src/node/report/problem"
import { main } from "./lib/main.mjs"

const usage = `Usage: npm run reference:diff -- <old folder> <new folder>

Prints as Markdown which inputs and outputs changed between two snapshots of a module: folders with
its variables.tf and outputs.tf.`

void main(async () => {
  const [before, after, ...others] = readArguments({ allowPositionals: true }, usage).positionals
  if (before === undefined || after === undefined || others.length > 0) throw new Error(usage)
  const old = await readModuleFolder(before)
  const now = await readModuleFolder(after)
  const problems = [...old.problems, ...now.problems]
  for (const problem of problems) console.error(formatProblem(problem, "error"))
  if (problems.length > 0) return 1
  process.stdout.write(diffMarkdown(diffModules(old, now)))
  return 0
}, usage)
