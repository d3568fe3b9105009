import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { configuredLayout } from "../src/node/config/configured-layout"
import { reportFileOf } from "../src/node/content/layout"
import { readArguments } from "./lib/read-arguments.mjs"
import { main } from "./lib/main.mjs"
import {
  countFault,
  scaffold,
  scaffoldKinds,
  scaffoldTarget,
  tidyPagePath,
  unknownKind,
  type ScaffoldKind,
} from "./new/scaffold"

const usage = `Usage: npm run new -- <kind> <path>

  guide <path>                    docs/guides/<path>.md
  faq <path>                      docs/faq/<path>/index.md
  reference <category>/<service>  reference/services/<category>/<service>/
  kb [number]                     knowledge-base/<number>.md, the next free number when absent
  site <folder>                   sites/<name>/, a site whose content is the Docusaurus project in a folder

Paths of pages are below ${process.env.CONTENT_DIR || "content"}/.`

function isKind(kind: string): kind is ScaffoldKind {
  return scaffoldKinds.some((known) => known === kind)
}

function create(kind: ScaffoldKind, written: string | undefined) {
  const layout = configuredLayout()
  const pagePath = written === undefined ? undefined : tidyPagePath(kind, written, layout.reportRoot)
  if (pagePath !== written) console.log(`The path "${written}" is taken as "${pagePath}".`)
  const today = new Date().toISOString().slice(0, 10)
  const { files, next } = scaffold(kind, pagePath, scaffoldTarget(layout, today))

  for (const file of files) {
    const target = path.join(layout.root, file.path)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, file.text, { flag: "wx" })
    console.log(`Created ${reportFileOf(layout, file.path)}`)
  }
  console.log("\nNext:")
  for (const [index, step] of [...next, "Run npm run check:content."].entries())
    console.log(`${index + 1}. ${step}`)
}

async function createSite(folder: string): Promise<void> {
  const { writeSite } = await import("./new/write-site") // code that reads Docusaurus projects, which new pages do not need
  const { files, variables, notes } = await writeSite(folder)
  for (const file of files) console.log(`Created ${file}`)
  if (notes.length > 0) console.log(["\nNot carried over:", ...notes.map((note) => `- ${note}`)].join("\n"))
  console.log(`\nNext:\n1. ${variables} npm run check:content\n2. ${variables} npm run develop`)
}

void main(async () => {
  const [kind, ...names] = readArguments({ allowPositionals: true }, usage).positionals
  if (kind === undefined) throw new Error(usage)
  if (kind !== "site" && !isKind(kind)) throw new Error(`${unknownKind(kind)}\n\n${usage}`)
  const fault = countFault(kind, names)
  if (fault !== undefined) throw new Error(`${fault}\n\n${usage}`)
  const [name] = names
  if (kind !== "site") create(kind, name)
  else if (name !== undefined) await createSite(name)
  return 0
}, usage)
