import { Worker } from "node:worker_threads"
import type { ContentThreadData, ContentThreadMessage } from "./content-thread"

type MessageOf<Kind extends ContentThreadMessage["kind"]> = Extract<ContentThreadMessage, { kind: Kind }>

/** A run of the content thread; each promise is rejected when the thread ends with an error of its own. */
export interface ContentRun {
  read: Promise<MessageOf<"read">>
  checked: Promise<MessageOf<"checked">>
  rendered: Promise<MessageOf<"rendered">>
}

/**
 * Starts the thread that reads, renders and checks the content.
 * @param file path of its bundle
 * @returns a function that makes it read the tree anew
 */
export function startContentThread(file: string, data: ContentThreadData): () => ContentRun {
  const worker = new Worker(file, { workerData: data })
  worker.unref() // Gatsby decides when the run ends
  const next = <Kind extends ContentThreadMessage["kind"]>(kind: Kind) =>
    new Promise<MessageOf<Kind>>((resolve, reject) => {
      const listen = (message: ContentThreadMessage) => {
        if (message.kind !== kind) return
        worker.off("message", listen)
        worker.off("error", reject)
        resolve(message as MessageOf<Kind>) // the kind was compared
      }
      worker.on("message", listen)
      worker.once("error", reject)
    })
  return () => {
    const run = { read: next("read"), checked: next("checked"), rendered: next("rendered") }
    worker.postMessage("run")
    return run
  }
}
