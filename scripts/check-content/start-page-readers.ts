import { once } from "node:events"
import { availableParallelism } from "node:os"
import { Worker } from "node:worker_threads"
import { takeResults, type CachedResult } from "../../src/node/cache/result-cache"
import { readPages, type PagesToRead } from "../../src/node/checks/read-pages"
import { readSamples, type SampledPage } from "../../src/node/checks/samples/check-samples"
import type { Content } from "../../src/node/content/content"
import type { PageReaderData } from "./page-reader"

/** Maximum number of threads; more would mainly spend their time loading the parsers. */
const maxThreads = 3

/**
 * Starts threads that read pages in parallel to this one. While this thread reads the content tree, they load the parsers,
 * and the first one reads the modules. It also reads the samples of this thread's pages, because the parsers for code take
 * long to load.
 * @param file path of the JavaScript bundle of `page-reader.ts`, or of a file that imports it
 * @returns a function that reads all pages, so that the checks find their results in the cache
 */
export function startPageReaders(contentDir: string, file: string): (content: Content) => Promise<void> {
  const count = Math.min(maxThreads, availableParallelism() - 1)
  const threads = Array.from({ length: count }, (_, index) => {
    const workerData: PageReaderData = { readsPages: true, ...(index === 0 ? { contentDir } : {}) }
    return new Worker(file, { workerData })
  })
  for (const thread of threads) thread.unref() // so that a command that fails before there is work can exit
  const [first] = threads
  const passOn = (page: SampledPage) => (first ? first.postMessage(page) : readSamples(page))
  return async ({ documents, versionTables, codeFiles, partials, variables }) => {
    const pages: PagesToRead = {
      sources: documents.map(({ file, format, body, bodyLine, dialect }) => ({
        file,
        format,
        body,
        bodyLine,
        ...(dialect ? { dialect } : {}),
      })),
      parts: { versionTables, codeFiles, partials, variables },
      next: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
    }
    const shares = threads.map(async (thread) => {
      thread.ref()
      thread.postMessage(pages)
      const [results] = (await once(thread, "message")) as [readonly CachedResult[]]
      takeResults(results)
    })
    const own = readPages(pages, passOn).then(() => {
      for (const thread of threads) thread.postMessage("end")
    })
    await Promise.all([own, ...shares])
  }
}
