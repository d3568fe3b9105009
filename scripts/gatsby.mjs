import { runGatsby } from "./gatsby/run-gatsby.mjs"
import { main } from "./lib/main.mjs"

await main(async () => {
  const args = process.argv.slice(2)
  if (args.length === 0)
    throw new Error(
      "Usage: node scripts/gatsby.mjs <command> [flags]\n\nCommands: build, develop, clean, info",
    )
  const { code } = await runGatsby(args, { interactive: true })
  return code
})
