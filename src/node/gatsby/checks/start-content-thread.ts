import { Worker } from "node:worker_threads"
import type { SortedProblems } from "../../report/problem"
import type { ContentThreadData, ContentThreadMessage } from "./content-thread"

type MessageOf<Kind extends ContentThreadMessage["kind"]> = Extract<ContentThreadMessage, { kind: Kind }>

/** The content thread's work; each promise is rejected when the thread ends with an error of its own. */
export interface ContentRun {
  read: Promise<MessageOf<"read">>
  checked: Promise<SortedProblems>
  rendered: Promise<MessageOf<"rendered">>
  /** Calls back after each further run of the checks, in a preview. */
  onChecked(listen: (found: SortedProblems) => void): void
}

/**
 * Starts the thread that reads, renders and checks the content.
 * @param file path of its bundle
 */
export function startContentThread(file: string, data: ContentThreadData): ContentRun {
  const worker = new Worker(file, { workerData: data })
  worker.unref() // Gatsby decides when the run ends
  const first = <Kind extends ContentThreadMessage["kind"]>(kind: Kind) =>
    new Promise<MessageOf<Kind>>((resolve, reject) => {
      worker.on("message", (message: ContentThreadMessage) => {
        if (message.kind === kind) resolve(message as MessageOf<Kind>) // the kind was compared
      })
      worker.once("error", reject)
    })
  const run = { read: first("read"), checked: first("checked"), rendered: first("rendered") }
  return {
    ...run,
    onChecked(listen) {
      worker.on("error", (error) => {
        throw error // a preview that checks no longer would only look as if all were well
      })
      void run.checked.then(() =>
        worker.on("message", (message: ContentThreadMessage) => {
          if (message.kind === "checked") listen(message)
        }),
      )
    },
  }
}
