import { setImmediate } from "node:timers/promises"
import { type MessagePort, parentPort, workerData } from "node:worker_threads"
import { unsavedResults } from "../../src/node/cache/result-cache"
import { readPages, type PagesToRead } from "../../src/node/checks/read-pages"
import { readSamples, type SampledPage } from "../../src/node/checks/samples/check-samples"
import { contentLayout } from "../../src/node/content/layout"
import { loadModules } from "../../src/node/reference/load-modules"

/** The worker data of the thread. */
export interface PageReaderData {
  /** Distinguishes this thread from others that load this module, such as a test runner's. */
  readsPages: true
  /** Content directory whose modules are read first; absent for a thread that only reads pages. */
  contentDir?: string
}

// The messages, in order: the pages to read; any number of pages that another thread has read, whose samples are read
// here; and "end".
const received: unknown[] = []
let wake = () => {}

async function nextMessage(): Promise<unknown> {
  if (received.length === 0) await new Promise<void>((resolve) => (wake = resolve))
  return received.shift()
}

/** Reads the pages and samples of all messages, and posts the results. */
async function readFromMessages(port: MessagePort, { contentDir }: PageReaderData): Promise<void> {
  port.on("message", (message) => {
    received.push(message)
    wake()
  })
  if (contentDir !== undefined) await loadModules(contentLayout(contentDir))

  const pages = (await nextMessage()) as PagesToRead
  await readPages(pages, async (page) => {
    await readSamples(page)
    await setImmediate() // lets messages arrive
    while (received.length > 0 && received[0] !== "end") await readSamples(received.shift() as SampledPage)
  })
  for (let page = await nextMessage(); page !== "end"; page = await nextMessage())
    await readSamples(page as SampledPage)

  port.postMessage(unsavedResults())
  port.close()
}

const data = workerData as PageReaderData | null // `null` outside of a worker thread
if (parentPort && data?.readsPages) void readFromMessages(parentPort, data)
