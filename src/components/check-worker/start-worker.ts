/** Starts the worker that parses HCL; it loads the parser for its first message. */
export function startWorker(): Worker {
  return new Worker(/* webpackChunkName: "check-worker" */ new URL("./check-worker.ts", import.meta.url))
}
