import { runGatsby } from "../../scripts/gatsby/run-gatsby.mjs"
import { main } from "../../scripts/lib/main.mjs"

// Starts `npm run develop` in a copy of the project that has the content in its folder `content`: start-preview.mjs <folder> <port>
await main(async () => {
  const [folder = "", port = ""] = process.argv.slice(2)
  const { code } = await runGatsby(["develop", "--port", port], {
    cwd: folder,
    env: { ...process.env, CONTENT_DIR: `${folder}/content` },
  })
  return code
})
