import { mkdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { readArguments } from "./lib/read-arguments.mjs"
import { editorFiles } from "../src/node/editor/editor-files"
import { main } from "./lib/main.mjs"

const usage = `Usage: npm run editor-files

Writes the files by which editors complete and check the content, derived from the content checks: JSON Schemas in
.vscode/schemas, and the settings and snippets of VS Code.`

void main(async () => {
  readArguments({}, usage)
  const files = editorFiles()
  await rm(".vscode/schemas", { recursive: true, force: true })
  for (const [file, text] of files) {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  console.log(`${files.size} files in .vscode are written.`)
  return 0
}, usage)
