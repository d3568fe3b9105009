import { randomUUID } from "node:crypto"
import { createRequire } from "node:module"
import { setFlagsFromString } from "node:v8"
import { keepChangesDuringQueries, recordReadsAtOnce } from "./changes-during-queries.mjs"
import { delayFileEvents } from "./delay-file-events.mjs"
import { followLateChanges } from "./late-changes.mjs"
import { loadBuildCode } from "./load-build-code.mjs"
import { dropStalePages } from "./page-cache.mjs"
import { followPageDataRequests } from "./page-data-writes.mjs"
import { readGoneFilesAsEmpty } from "./read-gone-files.mjs"
import { noteUnsavedNodes, noteUnsavedNodesOfOthers } from "./unsaved-nodes.mjs"

// The main script of builds and previews: Gatsby's command line, with changes that make both shorter and keep a preview running.

// Most code of a build runs for seconds only. With V8's defaults, optimizing it takes longer than it saves: half of the CPU time of laying
// out all diagrams once. The first flag delays optimization, the second limits how much of other functions goes into an optimized one.
setFlagsFromString("--interrupt-budget=400000")
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
let isConfigured = false
try {
  const { createConfig } = await loadBuildCode()
  createConfig()
  isConfigured = true
} catch {
  // Gatsby gets the same error when it loads the configuration, and reports it.
}

// Gatsby reads its cache as soon as its code is loaded.
if (isConfigured && dropStalePages(process.cwd(), args, process.env))
  console.log(
    "The code or the settings of the pages have changed since the last build: starting without caches.",
  )

if (isMainProcess) adaptGatsby()
else noteUnsavedNodesOfOthers(process.cwd())
require("gatsby/cli.js")

function adaptGatsby() {
  if (command === "develop") keepChangesDuringQueries(require("gatsby/dist/redux/reducers/queries"))

  // Gatsby's compiler for TypeScript configurations runs in a process of its own, which takes a second even without such files.
  // gatsby-config.mjs and gatsby-node.mjs are JavaScript.
  const compiler = require("gatsby/dist/utils/parcel/compile-gatsby-files")
  compiler.compileGatsbyFiles = () => Promise.resolve()

  noteUnsavedNodes(require("gatsby/dist/redux"), process.cwd())

  // Queries run and HTML is rendered in this process. Gatsby's worker processes do not have the content thread's results, which
  // queries need. To render HTML, a worker would first load all of Gatsby, and in a build the schema, and this process would only
  // wait for it.
  process.env.GATSBY_CPU_COUNT = "1" // with more, Gatsby runs queries in its workers
  const {
    renderHTMLDev,
    renderHTMLProd,
    renderSlices,
  } = require("gatsby/dist/utils/worker/child/render-html")
  /** @type {{ create: () => unknown }} */
  const workers = require("gatsby/dist/utils/worker/pool")
  workers.create = () => ({
    all: { loadConfigAndPlugins: () => [], buildSchema: () => [] },
    single: { renderHTMLDev, renderHTMLProd, renderSlices },
    end: () => [],
  })

  // The development server runs in this process, too. Gatsby's own command starts another process for it, which loads Gatsby again.
  // Gatsby's command line loads the command as a module, so the module's exports are replaced.
  if (command === "develop") {
    const file = require.resolve("gatsby/dist/commands/develop")
    require(file)
    /** @param {{ directory: string, port: string }} program what the command line says */
    const develop = (program) => {
      process.once("SIGTERM", () => process.exit(0))
      process.env.GATSBY_NODE_GLOBALS = JSON.stringify({ buildId: randomUUID(), root: program.directory })
      /** @type {(program: object) => Promise<void>} */
      const startServer = require("gatsby/dist/commands/develop-process")
      return startServer({ ...program, port: Number(program.port) })
    }
    const loaded = require.cache[file]
    if (loaded) loaded.exports = develop

    // Gatsby ends a preview in which nodes change during seven runs of the queries in a row, because it assumes that resolvers
    // change them. Here, edited files change them, and an editor may save files faster than queries run.
    /** @type {{ buildActions: Record<string, unknown> }} */
    const actions = require("gatsby/dist/state-machines/develop/actions")
    actions.buildActions.incrementRecompileCount = () => undefined

    const { pure } = createRequire(require.resolve("gatsby/package.json"))("xstate").actions
    followLateChanges(actions.buildActions, require("gatsby/dist/redux").emitter, pure)

    // Gatsby collects changes of nodes in a list of its state for half a second before it handles them. Before the first change,
    // the list does not exist, and collected changes are lost if a page is requested meanwhile.
    const { developMachine: machine } = require("gatsby/dist/state-machines/develop")
    const withContext = machine.withContext.bind(machine)
    machine.withContext = (context) =>
      withContext(typeof context === "function" ? context : { nodeMutationBatch: [], ...context })

    recordReadsAtOnce(require("gatsby/dist/redux/actions/add-page-dependency").createPageDependencyBatcher)

    const { isWebpackStatusPending } = require("gatsby/dist/utils/webpack-status")
    followPageDataRequests(require("gatsby/dist/utils/page-data"), isWebpackStatusPending)

    delayFileEvents(require("chokidar"))
    readGoneFilesAsEmpty(require("gatsby-source-filesystem"))
  }
}
