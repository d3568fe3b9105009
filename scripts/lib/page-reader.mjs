import { createRequire } from "node:module"
import { parentPort } from "node:worker_threads"
import "tsx/cjs" // a thread does not take over the loader of its process

const require = createRequire(import.meta.url)
/** @type {typeof import("../../src/node/checks/read-pages")} */
const { readPages } = require("../../src/node/checks/read-pages")
/** @type {typeof import("../../src/node/cache/result-cache")} */
const { sharedResults } = require("../../src/node/cache/result-cache")

// Takes one order, answers with the results, and ends.
parentPort?.once("message", (/** @type {import("../../src/node/checks/read-pages").PagesToRead} */ pages) => {
  void readPages(pages).then(() => parentPort?.postMessage(sharedResults()))
})
