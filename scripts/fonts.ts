import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { fontFolder, subsetFonts } from "./fonts/subset-fonts"
import { main } from "./lib/main.mjs"
import { projectRoot } from "./lib/project.mjs"
import { readArguments } from "./lib/read-arguments.mjs"

const usage = `Usage: npm run fonts

Writes the fonts that pages load to ${fontFolder}: those of the packages, without the weights that the site does not use.`

void main(async () => {
  readArguments({}, usage)
  const folder = path.join(projectRoot, fontFolder)
  await mkdir(folder, { recursive: true })
  for (const [name, font] of await subsetFonts()) {
    await writeFile(path.join(folder, name), font)
    console.log(`${fontFolder}/${name}: ${font.length} bytes`)
  }
  return 0
}, usage)
