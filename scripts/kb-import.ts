import { readEnvironment } from "../src/node/config/environment"
import { systemClock } from "../src/node/import/clock"
import { importKnowledgeBase } from "../src/node/import/import-knowledge-base"
import { readOptions, usage } from "../src/node/import/read-options"
import { main } from "./lib/main.mjs"

void main(async () => {
  const options = readOptions(process.argv.slice(2))
  const complete = await importKnowledgeBase(options, readEnvironment(process.env), {
    clock: systemClock,
    print: console.log,
    log: console.error,
  })
  return complete ? 0 : 1
}, usage)
