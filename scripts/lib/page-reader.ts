import { setImmediate } from "node:timers/promises"
import { type MessagePort, parentPort, workerData } from "node:worker_threads"
import { sharedResults } from "../../src/node/cache/result-cache"
import { readSamples, type SampledPage } from "../../src/node/checks/check-samples"
import { readPages, type PagesToRead } from "../../src/node/checks/read-pages"
import { contentLayout } from "../../src/node/content/layout"
import { loadModules } from "../../src/node/reference/load-modules"

/** What a thread is started with. */
export interface PageReaderData {
  /** Content directory whose modules it reads first; absent for a thread that reads pages only. */
  contentDir?: string
}

// Told are the pages; then pages that another thread has read, to read their samples; and last "end".
const told: unknown[] = []
let wake = () => {}

async function nextTold(): Promise<unknown> {
  if (told.length === 0) await new Promise<void>((resolve) => (wake = resolve))
  return told.shift()
}

/** Reads what a thread is told to, and hands over all results. */
async function readAsTold(port: MessagePort): Promise<void> {
  port.on("message", (message) => {
    told.push(message)
    wake()
  })
  const { contentDir } = workerData as PageReaderData
  if (contentDir !== undefined) await loadModules(contentLayout(contentDir))

  const pages = (await nextTold()) as PagesToRead
  await readPages(pages, async (page) => {
    await readSamples(page)
    await setImmediate() // messages come in
    while (told.length > 0 && told[0] !== "end") await readSamples(told.shift() as SampledPage)
  })
  for (let page = await nextTold(); page !== "end"; page = await nextTold())
    await readSamples(page as SampledPage)

  port.postMessage(sharedResults())
  port.close()
}

if (parentPort) void readAsTold(parentPort) // no thread, no port
