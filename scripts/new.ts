import { mkdirSync, readdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { loadConfig } from "../src/node/config/load-config"
import { readArguments } from "../src/node/config/read-arguments"
import { contentLayout } from "../src/node/content/layout"
import { main } from "./lib/main.mjs"
import { scaffold, scaffoldKinds, type ScaffoldKind } from "./lib/scaffold"

const usage = `Usage: npm run new -- <kind> <path>

  guide <path>                    docs/guides/<path>.md
  faq <path>                      docs/faq/<path>/index.md
  reference <category>/<service>  reference/services/<category>/<service>/
  kb [number]                     knowledge-base/<number>.md, the next free number when absent

Paths are below ${process.env.CONTENT_DIR || "content"}/.`

function isKind(kind: string | undefined): kind is ScaffoldKind {
  return scaffoldKinds.some((known) => known === kind)
}

function create(kind: ScaffoldKind, pagePath: string | undefined) {
  const { root, docsFolder, reportRoot } = contentLayout(loadConfig().environment.CONTENT_DIR)
  const existing = readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) =>
    file.split(path.sep).join("/"),
  )
  const { files, next } = scaffold(kind, pagePath, {
    existing,
    docsFolder,
    today: new Date().toISOString().slice(0, 10),
  })

  for (const file of files) {
    const target = path.join(root, file.path)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, file.text, { flag: "wx" })
    console.log(`Created ${path.posix.join(reportRoot, file.path)}`)
  }
  console.log("\nNext:")
  for (const [index, step] of [...next, "Run npm run check:content."].entries())
    console.log(`${index + 1}. ${step}`)
}

void main(() => {
  const [kind, pagePath, ...rest] = readArguments({ allowPositionals: true }, usage).positionals
  if (!isKind(kind) || rest.length > 0 || (pagePath === undefined && kind !== "kb")) throw new Error(usage)
  create(kind, pagePath)
  return Promise.resolve(0)
}, usage)
