import type { CheckAnswer, ExpressionRequest } from "../check-worker/messages"
import { startWorker } from "../check-worker/start-worker"

/** The worker that all fields share; started for the first expression. */
let worker: Worker | undefined

/**
 * Parses an expression in a worker, which loads the parser the first time. If that fails, the expression is not checked, and
 * the next one starts another worker.
 * @param show called with the problem of the expression, or with `undefined` if there is none, or none is known
 * @returns a function that drops the answer
 */
export function readExpression(
  { expression, tool }: ExpressionRequest,
  show: (problem: string | undefined) => void,
): () => void {
  const reader = (worker ??= startWorker())
  const receive = ({ data }: MessageEvent<CheckAnswer>) => {
    if (data.kind === "expression" && data.expression === expression && data.tool === tool) show(data.problem)
    if (data.kind === "failed") fail()
  }
  const fail = () => {
    discard(reader)
    show(undefined)
  }
  reader.addEventListener("message", receive)
  reader.addEventListener("error", fail)
  reader.postMessage({ expression, tool } satisfies ExpressionRequest)
  return () => {
    reader.removeEventListener("message", receive)
    reader.removeEventListener("error", fail)
  }
}

function discard(reader: Worker) {
  reader.terminate()
  if (worker === reader) worker = undefined
}
