import { readFile } from "node:fs/promises"
import path from "node:path"
import { build } from "esbuild"
import { searchFolder } from "../../src/shared/search/index-names"
import { filesBelow } from "../lib/files-below.mjs"
import { offlineFolder, rewritePage, rewriteStyles } from "./rewrite-page"
import { relativePath } from "../../src/node/content/files/relative-path"

/** Files of a build, except pages, that only programs, hosts and Gatsby's scripts read, and compressed files. */
const excluded =
  /\.(?:js|br|gz|xml|txt|map|md|webmanifest)$|^(?:page-data|api|cards|feeds)\/|^(?:_headers|_redirects|build\.json)$/

/** HTML files that are not pages, and pages that need a server. */
const excludedPages = new RegExp(`^(?:_gatsby/.*|404\\.html|${searchFolder}/index\\.html)$`)

/** The files of an offline copy by path: everything of a build that works without a server, and replacements for the rest. */
export async function makeOfflineCopy(folder: string): Promise<Map<string, Buffer>> {
  const all = filesBelow(folder).map((file) => relativePath(folder, file))
  const { pathPrefix: prefix = "" } = JSON.parse(await readFile(path.join(folder, "build.json"), "utf8")) as {
    pathPrefix?: string
  } // written by the build
  const pages = new Set(all.filter((file) => file.endsWith("index.html")))
  const isSecondName = (file: string) =>
    file.endsWith(".html") && pages.has(file.replace(/\.html$/, "/index.html"))
  const kept = all.filter((file) =>
    file.endsWith(".html")
      ? !excludedPages.test(file) && !isSecondName(file)
      : !excluded.test(file) && !file.startsWith(`${searchFolder}/`),
  )

  const files = new Set(kept)
  const copy = new Map<string, Buffer>()
  for (const file of kept) {
    const content = await readFile(path.join(folder, file))
    const options = { file, prefix, files }
    if (file.endsWith(".html")) copy.set(file, Buffer.from(rewritePage(content.toString(), options)))
    else if (file.endsWith(".css")) copy.set(file, Buffer.from(rewriteStyles(content.toString(), options)))
    else copy.set(file, content)
  }
  copy.set(`${offlineFolder}/search-index.js`, await searchIndex(folder, all))
  copy.set(`${offlineFolder}/offline.js`, await offlineScript())
  copy.set(`${offlineFolder}/offline.css`, await readFile(path.join(__dirname, "offline.css")))
  return copy
}

/** The search index as a script. */
async function searchIndex(folder: string, all: readonly string[]): Promise<Buffer> {
  const parts: string[] = []
  for (const file of all.filter((file) => file.startsWith(`${searchFolder}/`) && file.endsWith(".json"))) {
    const text = await readFile(path.join(folder, file), "utf8")
    parts.push(`${JSON.stringify(file.slice(searchFolder.length + 1))}:${text}`)
  }
  return Buffer.from(`window.siteSearchIndex={${parts.join(",\n")}}\n`)
}

async function offlineScript(): Promise<Buffer> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, "browser.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
  })
  const [script] = outputFiles
  if (!script) throw new Error("The script of the offline copy could not be built.")
  return Buffer.from(script.contents)
}
