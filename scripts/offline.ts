import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { zipSync } from "fflate"
import { readArguments } from "./lib/read-arguments.mjs"
import { main } from "./lib/main.mjs"
import { projectRoot } from "./lib/project.mjs"
import { requireBuild } from "./lib/require-build.mjs"
import { makeOfflineCopy } from "./offline/make-offline-copy"

const usage = `Usage: npm run offline -- [<folder of a build>]

Packs a build, public/ when none is named, into offline/docs.zip: a copy of the site that opens from a folder, with search and
both color modes.`

void main(async () => {
  const { positionals } = readArguments({ allowPositionals: true }, usage)
  const [folder = path.join(projectRoot, "public"), ...others] = positionals
  if (others.length > 0) throw new Error(usage)
  requireBuild(folder)
  const copy = await makeOfflineCopy(folder)
  const target = path.join(projectRoot, "offline", "docs.zip")
  await mkdir(path.dirname(target), { recursive: true })
  const zip = zipSync(Object.fromEntries([...copy].map(([file, content]) => [`docs/${file}`, content])), {
    level: 6,
  })
  await writeFile(target, zip)
  console.log(
    `${path.relative(process.cwd(), target)}: ${copy.size} files, ${(zip.length / 1e6).toFixed(1)} MB. Unpack it and open docs/index.html.`,
  )
  return 0
}, usage)
