import { createRequire } from "node:module"
import { setImmediate } from "node:timers/promises"
import { parentPort, workerData } from "node:worker_threads"
import "tsx/cjs" // a thread does not take over the loader of its process

/**
 * @typedef {import("../../src/node/checks/read-pages").PagesToRead} PagesToRead
 * @typedef {import("../../src/node/checks/check-samples").SampledPage} SampledPage
 */

const require = createRequire(import.meta.url)
/** @type {typeof import("../../src/node/checks/read-pages")} */
const { readPages } = require("../../src/node/checks/read-pages")
/** @type {typeof import("../../src/node/checks/check-samples")} */
const { readSamples } = require("../../src/node/checks/check-samples")
/** @type {typeof import("../../src/node/cache/result-cache")} */
const { sharedResults } = require("../../src/node/cache/result-cache")
/** @type {typeof import("../../src/node/content/layout")} */
const { contentLayout } = require("../../src/node/content/layout")
/** @type {typeof import("../../src/node/reference/load-modules")} */
const { loadModules } = require("../../src/node/reference/load-modules")

if (!parentPort) throw new Error("page-reader.mjs is started as a thread.")
const port = parentPort

// Told are the pages; then pages that another thread has read, to read their samples; and last "end".
/** @type {unknown[]} */
const told = []
let wake = () => {}
port.on("message", (message) => {
  told.push(message)
  wake()
})

async function nextTold() {
  if (told.length === 0) await new Promise((resolve) => (wake = () => resolve(undefined)))
  return told.shift()
}

async function read() {
  /** @type {{ contentDir?: string }} */
  const { contentDir } = workerData
  if (contentDir !== undefined) await loadModules(contentLayout(contentDir))

  const pages = /** @type {PagesToRead} */ (await nextTold())
  await readPages(pages, async (page) => {
    await readSamples(page)
    await setImmediate() // messages come in
    while (told.length > 0 && told[0] !== "end") await readSamples(/** @type {SampledPage} */ (told.shift()))
  })
  for (let page = await nextTold(); page !== "end"; page = await nextTold())
    await readSamples(/** @type {SampledPage} */ (page))
}

void read().then(() => {
  port.postMessage(sharedResults())
  port.close()
})
