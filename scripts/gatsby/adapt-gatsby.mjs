import { createRequire } from "node:module"
import { noteUnsavedNodes } from "./unsaved-nodes.mjs"

const require = createRequire(import.meta.url)

/**
 * Changes Gatsby for builds and previews, before its command line is loaded.
 * @param {string} folder the site's folder
 */
export function adaptGatsby(folder) {
  skipTypeScriptCompiler()
  runInThisProcess()
  openDatabasesWithoutSync()
  noteUnsavedNodes(require("gatsby/dist/redux"), folder)
}

/**
 * Gatsby's compiler for TypeScript configurations runs in a process of its own, which takes a second even without such files.
 * gatsby-config.mjs and gatsby-node.mjs are JavaScript.
 */
function skipTypeScriptCompiler() {
  const compiler = require("gatsby/dist/utils/parcel/compile-gatsby-files")
  compiler.compileGatsbyFiles = () => Promise.resolve()
}

/**
 * Queries run and HTML is rendered in this process. Gatsby's worker processes do not have the content thread's results, which
 * queries need. To render HTML, a worker would first load all of Gatsby, and in a build the schema, and this process would only
 * wait for it.
 */
function runInThisProcess() {
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
}

/**
 * By default, lmdb forces each change onto the disk in a thread, and closes its databases when the process exits. If that thread starts
 * only then, it reads a closed database, and the process ends with a segmentation fault instead of its exit code. With `noSync`, there is
 * no such thread: the system writes the changes to the disk later, also those of a process that was killed.
 */
function openDatabasesWithoutSync() {
  const ofGatsby = createRequire(require.resolve("gatsby/package.json"))
  /** @type {{ open: (options: object) => unknown }} */
  const lmdb = ofGatsby("lmdb")
  const { open } = lmdb
  lmdb.open = (options) => open({ ...options, noSync: true })
}
