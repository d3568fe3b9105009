import { cpSync, rmSync } from "node:fs"
import path from "node:path"
import { copyProject } from "../../scripts/test-run/copy-project.mjs"
import { projectRoot } from "../../scripts/lib/project.mjs"

// Makes a folder to preview: a copy of the project with the content of `tests/fixtures/preview`, without caches:
// make-preview-folder.mjs <folder>
const [folder = ""] = process.argv.slice(2)
copyProject(folder)
for (const made of ["content", ".cache", "public"])
  rmSync(path.join(folder, made), { recursive: true, force: true })
cpSync(path.join(projectRoot, "tests/fixtures/preview"), path.join(folder, "content"), { recursive: true })
