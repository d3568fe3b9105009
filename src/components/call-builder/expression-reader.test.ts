import { afterEach, beforeEach, expect, test, vi } from "vitest"

/** A worker whose answers are sent by the test. */
class FakeWorker extends EventTarget {
  static readonly started: FakeWorker[] = []
  isTerminated = false
  readonly expressions: string[] = []

  constructor() {
    super()
    FakeWorker.started.push(this)
  }
  postMessage({ expression }: { expression: string }) {
    this.expressions.push(expression)
  }
  terminate() {
    this.isTerminated = true
  }
  answer(data: unknown) {
    this.dispatchEvent(new MessageEvent("message", { data }))
  }
}

beforeEach(() => {
  FakeWorker.started.length = 0
  vi.resetModules()
  vi.stubGlobal("Worker", FakeWorker)
})
afterEach(() => vi.unstubAllGlobals())

async function start() {
  const { readExpression } = await import("./expression-reader")
  const shown: [string, string | undefined][] = []
  const read = (expression: string) =>
    readExpression({ expression, tool: "terraform" }, (problem) => shown.push([expression, problem]))
  return { shown, read, worker: (index: number) => FakeWorker.started[index]! }
}

test("one worker reads the expressions of all fields, and each gets its own answer for its tool", async () => {
  const { shown, read, worker } = await start()
  read("a")
  const drop = read("[")
  read("(")
  drop()
  expect(worker(0).expressions).toEqual(["a", "[", "("])
  worker(0).answer({ kind: "loading", bytes: 9 })
  for (const expression of ["a", "[", "("])
    for (const tool of ["terragrunt", "terraform"])
      worker(0).answer({
        kind: "expression",
        expression,
        tool,
        problem: expression === "a" ? undefined : `open in ${tool}`,
      })
  expect(shown).toEqual([
    ["a", undefined],
    ["(", "open in terraform"],
  ])
})

test.each([
  ["a failed load", (worker: FakeWorker) => worker.answer({ kind: "failed", message: "gone" })],
  ["an error", (worker: FakeWorker) => worker.dispatchEvent(new Event("error"))],
])("after %s, no problem is shown, and the next expression starts another worker", async (_, fail) => {
  const { shown, read, worker } = await start()
  read("[")
  const drop = read("old")
  drop()
  fail(worker(0))
  expect(shown).toEqual([["[", undefined]])
  expect(worker(0).isTerminated).toBe(true)
  read("(")
  expect(worker(1).expressions).toEqual(["("])
})

test("a failure that several fields notice does not discard the worker that was started after it", async () => {
  const { read, worker } = await start()
  read("a")
  read("b")
  worker(0).addEventListener("error", () => read("c"), { once: true })
  worker(0).dispatchEvent(new Event("error"))
  worker(0).dispatchEvent(new Event("error"))
  read("d")
  expect(worker(1).expressions).toEqual(["c", "d"])
})
