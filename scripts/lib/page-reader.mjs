import { createRequire } from "node:module"
import { parentPort, workerData } from "node:worker_threads"
import "tsx/cjs" // a thread does not take over the loader of its process

const require = createRequire(import.meta.url)
/** @type {typeof import("../../src/node/checks/read-pages")} */
const { readPages } = require("../../src/node/checks/read-pages")
/** @type {typeof import("../../src/node/cache/result-cache")} */
const { sharedResults } = require("../../src/node/cache/result-cache")
/** @type {typeof import("../../src/node/content/layout")} */
const { contentLayout } = require("../../src/node/content/layout")
/** @type {typeof import("../../src/node/reference/load-modules")} */
const { loadModules } = require("../../src/node/reference/load-modules")

/** @type {{ contentDir?: string }} */
const { contentDir } = workerData
const modules = contentDir === undefined ? undefined : loadModules(contentLayout(contentDir))

// Takes one order, answers with the results, and ends.
parentPort?.once("message", (/** @type {import("../../src/node/checks/read-pages").PagesToRead} */ pages) => {
  void read(pages).then((results) => parentPort?.postMessage(results))
})

/** @param {import("../../src/node/checks/read-pages").PagesToRead} pages */
async function read(pages) {
  await modules
  await readPages(pages)
  return sharedResults()
}
