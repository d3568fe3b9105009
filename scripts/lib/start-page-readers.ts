import { once } from "node:events"
import { availableParallelism } from "node:os"
import { Worker } from "node:worker_threads"
import { takeResults, type CachedResult } from "../../src/node/cache/result-cache"
import { readSamples, type SampledPage } from "../../src/node/checks/check-samples"
import { readPages, type PagesToRead } from "../../src/node/checks/read-pages"
import type { Content } from "../../src/node/content/load-content"
import type { PageReaderData } from "./page-reader"

/** More threads than this would spend their time on loading the parsers. */
const maxThreads = 3

/**
 * Starts threads that read pages beside this one. While this one reads the content tree, they load the parsers, and the
 * first reads the modules. It also reads the samples of this thread's pages: the parsers of code take long to load.
 * @param file path of `page-reader.ts`, or of what imports it, as JavaScript
 * @returns a function that reads all pages, so that the checks find in the cache what they ask of them
 */
export function startPageReaders(contentDir: string, file: string): (content: Content) => Promise<void> {
  const count = Math.min(maxThreads, availableParallelism() - 1)
  const threads = Array.from(
    { length: count },
    (_, index) =>
      new Worker(file, { workerData: (index === 0 ? { contentDir } : {}) satisfies PageReaderData }),
  )
  for (const thread of threads) thread.unref() // until there is work, a command that fails may end
  const [first] = threads
  const passOn = (page: SampledPage) => (first ? first.postMessage(page) : readSamples(page))
  return async ({ documents, versionTables, codeFiles, variables }) => {
    const pages: PagesToRead = {
      sources: documents.map(({ file, format, body, bodyLine, dialect }) => ({
        file,
        format,
        body,
        bodyLine,
        ...(dialect ? { dialect } : {}),
      })),
      parts: { versionTables, codeFiles, variables },
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
