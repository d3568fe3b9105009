import { cpSync, rmSync } from "node:fs"
import path from "node:path"
import { copyProject } from "../../scripts/test-run/copy-project.mjs"
import { runGatsby } from "../../scripts/gatsby/run-gatsby.mjs"
import { main } from "../../scripts/lib/main.mjs"
import { projectRoot } from "../../scripts/lib/project.mjs"

// Starts `npm run develop` in a folder of its own, over a copy of `tests/fixtures/preview`: start-preview.mjs <folder> <port>
await main(async () => {
  const [folder = "", port = ""] = process.argv.slice(2)
  const content = path.join(folder, "content")
  copyProject(folder)
  for (const made of ["content", ".cache", "public"])
    rmSync(path.join(folder, made), { recursive: true, force: true })
  cpSync(path.join(projectRoot, "tests/fixtures/preview"), content, { recursive: true })
  const { code } = await runGatsby(["develop", "--port", port], {
    cwd: folder,
    env: { ...process.env, CONTENT_DIR: content },
  })
  return code
})
