import { readEnvironment } from "../src/node/config/environment"
import { systemClock } from "../src/node/import/clock"
import { importKnowledgeBase } from "../src/node/import/import-knowledge-base"
import { readOptions } from "../src/node/import/read-options"

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  const complete = await importKnowledgeBase(options, readEnvironment(process.env), {
    clock: systemClock,
    print: console.log,
    log: console.error,
  })
  process.exitCode = complete ? 0 : 1
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
