import type { ElkNode } from "elkjs"
import { requireFromRoot } from "../markdown/require-from-root"

/** elkjs's worker, used directly and synchronously: the package's own API is asynchronous. */
interface ElkWorker {
  onmessage: ((message: { data: { data?: ElkNode; error?: unknown } }) => void) | undefined
  dispatcher: { saveDispatch(message: { data: object }): void }
}

let worker: ElkWorker | undefined

/**
 * Lays out a graph. elkjs takes a fraction of a second to load, so it is loaded on the first call.
 * @throws if elkjs cannot lay out the graph
 */
export function layout(graph: ElkNode): ElkNode {
  worker ??= start()
  let result: ElkNode | undefined
  let failure: unknown
  worker.onmessage = ({ data }) => {
    result = data.data
    failure = data.error
  }
  worker.dispatcher.saveDispatch({ data: { id: 1, cmd: "layout", graph } })
  if (!result) throw new Error(`The diagram has no layout: ${messageOf(failure)}`)
  return result
}

function start(): ElkWorker {
  const { Worker } = requireFromRoot("elkjs/lib/elk-worker.min.js") as { Worker: new () => ElkWorker }
  const started = new Worker()
  started.onmessage = () => undefined
  started.dispatcher.saveDispatch({ data: { id: 0, cmd: "register", algorithms: ["layered"] } })
  return started
}

function messageOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : JSON.stringify(failure)
}
