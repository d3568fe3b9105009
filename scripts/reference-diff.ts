import { readArguments } from "./lib/read-arguments.mjs"
import { main } from "./lib/main.mjs"
import { compareFolders } from "./reference-diff/compare-folders"

const usage = `Usage: npm run reference:diff -- <old folder> <new folder>

Prints as Markdown which inputs and outputs changed between two snapshots of a module: folders with
its variables.tf and outputs.tf.`

void main(async () => {
  const [before, after, ...others] = readArguments({ allowPositionals: true }, usage).positionals
  if (before === undefined || after === undefined || others.length > 0) throw new Error(usage)
  process.stdout.write(await compareFolders(before, after))
  return 0
}, usage)
