import { runGatsby } from "../../scripts/gatsby/run-gatsby.mjs"
import { main } from "../../scripts/lib/main.mjs"

// Runs a command of Gatsby in a copy of the project that has the content in its folder `content`: run-in-copy.mjs <folder> <command> <flags>
await main(async () => {
  const [folder = "", ...command] = process.argv.slice(2)
  const { code } = await runGatsby(command, {
    cwd: folder,
    env: { ...process.env, CONTENT_DIR: `${folder}/content` },
  })
  return code
})
