import { Worker } from "node:worker_threads"
import type { SortedProblems } from "../../report/problem"
import type { ContentThreadData, ContentThreadMessage, ContentThreadRequest } from "./content-thread"

type MessageOf<Kind extends ContentThreadMessage["kind"]> = Extract<ContentThreadMessage, { kind: Kind }>

/** The messages that a preview gets after each change. */
type ChangeMessage = MessageOf<"checked" | "saved">

/** The phases of the content thread. The promises stay pending if the thread crashes. */
export interface ContentRun {
  read: Promise<MessageOf<"read">>
  checked: Promise<SortedProblems>
  /** Stays pending in a preview, which generates no cards. */
  drawn: Promise<MessageOf<"drawn">>
  /** Stays pending until the index is requested. */
  indexed: Promise<MessageOf<"indexed">>
  /** Sends a request to the thread; see `ContentThreadRequest`. */
  request(message: ContentThreadRequest): void
  /** In a build, calls `listen` with each part of the results. */
  onRendered(listen: (message: MessageOf<"rendered">) => void): void
  /** In a preview, calls `listen` with the messages after each change of the content. */
  onChanged(listen: (message: ChangeMessage) => void): void
}

/**
 * Starts the thread that reads, renders and checks the content.
 * @param file path of its bundle
 * @param onCrash called once, with the error that ended the thread
 */
export function startContentThread(
  file: string,
  data: ContentThreadData,
  onCrash: (error: Error) => void,
): ContentRun {
  const worker = new Worker(file, { workerData: data })
  worker.unref() // the thread must not keep the process alive
  worker.once("error", onCrash)
  const on = <Kind extends ContentThreadMessage["kind"]>(
    kind: Kind,
    listen: (message: MessageOf<Kind>) => void,
  ) =>
    worker.on("message", (message: ContentThreadMessage) => {
      if (message.kind === kind) listen(message as MessageOf<Kind>) // checked by the condition
    })
  const first = <Kind extends ContentThreadMessage["kind"]>(kind: Kind) =>
    new Promise<MessageOf<Kind>>((resolve) => on(kind, resolve))
  const checked = first("checked")
  return {
    read: first("read"),
    checked,
    drawn: first("drawn"),
    indexed: first("indexed"),
    request: (message) => worker.postMessage(message),
    onRendered: (listen) => void on("rendered", listen),
    onChanged(listen) {
      on("saved", listen)
      void checked.then(() => on("checked", listen))
    },
  }
}
