import { createRequire } from "node:module"
import { setFlagsFromString } from "node:v8"
import { optimizeLater } from "../lib/optimize-later.mjs"
import { adaptGatsby } from "./adapt-gatsby.mjs"
import { adaptPreview } from "./adapt-preview.mjs"
import { loadBuildCode } from "./load-build-code.mjs"
import { dropStalePages } from "./page-cache.mjs"
import { noteUnsavedNodesOfOthers } from "./unsaved-nodes.mjs"

// The main script of builds and previews: Gatsby's command line, with changes that make both shorter and keep a preview running.

// With V8's defaults, optimizing takes half of the CPU time of laying out all diagrams once.
optimizeLater()
// Limits how much of other functions goes into an optimized one.
setFlagsFromString("--max-inlined-bytecode-size-cumulative=200")

const require = createRequire(import.meta.url)
const args = process.argv.slice(2)
const [command = ""] = args

/** Flags of `develop` that only Gatsby's own command supports, which starts another process for the server. */
const flagsOfDevelop = /^(?:-S|--(?:https|inspect|inspect-brk))(?:=|$)/
const isMainProcess = !args.some((arg) => flagsOfDevelop.test(arg))

// Creating the configuration starts the content thread, which then works while Gatsby loads its own code. Gatsby creates the
// configuration once more. A wrong setting ends the process here, before the pages of the last build are removed.
if (isMainProcess) process.env.gatsby_executing_command = command // Gatsby's command line sets it, too, but later
/** @type {object | undefined} */
let site
try {
  const { createConfig, loadSite } = await loadBuildCode()
  createConfig()
  site = loadSite()
} catch {
  // Gatsby gets the same error when it loads the configuration, and reports it.
}

// Gatsby reads its cache as soon as its code is loaded.
if (site && dropStalePages(process.cwd(), args, process.env, site))
  console.log(
    "The code or the settings of the pages have changed since the last build: starting without caches.",
  )

if (isMainProcess) {
  if (command === "develop") adaptPreview()
  adaptGatsby(process.cwd())
} else noteUnsavedNodesOfOthers(process.cwd())
require("gatsby/cli.js")
