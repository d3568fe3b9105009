import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs"
import path from "node:path"
import { copySources } from "../../scripts/test-run/copy-sources.mjs"
import { runGatsby } from "../../scripts/gatsby/gatsby.mjs"
import { main } from "../../scripts/lib/main.mjs"
import { projectRoot } from "../../scripts/lib/project.mjs"

// Starts `npm run develop` in a folder of its own, over a copy of `tests/fixtures/preview`: start-preview.mjs <folder> <port>
await main(async () => {
  const [folder = "", port = ""] = process.argv.slice(2)
  const content = path.join(folder, "content")
  mkdirSync(folder, { recursive: true })
  copySources(folder)
  for (const made of ["content", ".cache", "public"])
    rmSync(path.join(folder, made), { recursive: true, force: true })
  cpSync(path.join(projectRoot, "tests/fixtures/preview"), content, { recursive: true })
  const packages = path.join(folder, "node_modules")
  if (!existsSync(packages)) symlinkSync(path.join(projectRoot, "node_modules"), packages, "junction")
  const { code } = await runGatsby(["develop", "--port", port], {
    cwd: folder,
    env: { ...process.env, CONTENT_DIR: content },
  })
  return code
})
