import { writeFile } from "node:fs/promises"
import { readArguments } from "./lib/read-arguments.mjs"
import { contributingFile, contributingWithConstructs } from "./constructs/constructs-in-contributing"
import { main } from "./lib/main.mjs"

const usage = `Usage: npm run constructs

Writes the constructs for writers, which content/docs/_constructs.md lists, into CONTRIBUTING.md.`

void main(async () => {
  readArguments({}, usage)
  await writeFile(contributingFile, await contributingWithConstructs())
  console.log("CONTRIBUTING.md lists the constructs of content/docs/_constructs.md.")
  return 0
}, usage)
