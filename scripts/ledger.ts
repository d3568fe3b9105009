import { existsSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import path from "node:path"
import { readResults, writeResults } from "../src/node/cache/result-cache"
import { configuredLayout } from "../src/node/config/configured-layout"
import { counted } from "../src/shared/counted"
import { readArguments } from "./lib/read-arguments.mjs"
import { readContentText } from "../src/node/content/files/read-content-text"
import { loadContent } from "../src/node/content/load-content"
import { extendLedger, formatLedger, ledgerFileName, parseLedger } from "../src/node/content/settings/ledger"
import { outlineOf } from "../src/node/markdown/read-markdown"
import { main } from "./lib/main.mjs"
import { reportFileOf } from "../src/node/content/layout"

const usage = `Usage: npm run ledger

Adds every page and heading of the content to its ledger.json. After that, removing a page or heading without
a redirect is an error.`

void main(async () => {
  readArguments({}, usage)
  const layout = configuredLayout()
  await readResults()
  const content = await loadContent(layout)
  const { documents, index } = content
  const headingsOf = new Map(
    documents.map((document) => [document.slug, outlineOf(document, content).headings.map(({ id }) => id)]),
  )
  await writeResults()
  const file = path.join(layout.root, ledgerFileName)
  const text = readContentText(layout, ledgerFileName)?.text
  if (text === undefined && existsSync(file))
    throw new Error(`${file} is a link that leads out of the content.`)
  const before = text === undefined ? {} : parseLedger(ledgerFileName, text)
  const { ledger, addedPages, addedHeadings } = extendLedger(
    before,
    index.pages.map(({ slug }) => ({ slug, headings: headingsOf.get(slug) ?? [] })),
  )
  await writeFile(file, formatLedger(ledger))
  console.log(
    `${reportFileOf(layout, ledgerFileName)}: ${counted(addedPages, "page")} and ${counted(addedHeadings, "heading")} are new.`,
  )
  return 0
}, usage)
