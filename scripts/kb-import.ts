import { takeEnvironment } from "../src/node/config/environment"
import { systemClock } from "./kb-import/clock"
import { importKnowledgeBase } from "./kb-import/import-knowledge-base"
import { readOptions, usage } from "./kb-import/read-options"
import { main } from "./lib/main.mjs"

void main(async () => {
  const options = readOptions(process.argv.slice(2))
  const complete = await importKnowledgeBase(options, takeEnvironment(process.env), {
    clock: systemClock,
    print: console.log,
    log: console.error,
  })
  return complete ? 0 : 1
}, usage)
