import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type CheckState, createChecker } from "./checker"
import type { CheckAnswer, LinkedReport } from "../check-worker/messages"

/** A worker whose answers are sent by the test. */
class FakeWorker {
  static readonly started: FakeWorker[] = []
  onmessage?: (event: { data: CheckAnswer }) => void
  onerror?: () => void
  isTerminated = false
  readonly texts: string[] = []

  constructor() {
    FakeWorker.started.push(this)
  }
  postMessage({ text }: { text: string }) {
    this.texts.push(text)
  }
  terminate() {
    this.isTerminated = true
  }
  answer(data: CheckAnswer) {
    this.onmessage?.({ data })
  }
}

beforeEach(() => {
  FakeWorker.started.length = 0
  vi.useFakeTimers()
  vi.stubGlobal("Worker", FakeWorker)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const report: LinkedReport = {
  syntaxFaults: [],
  called: [],
  unknownModules: [],
  computedSources: [],
  otherSources: [],
  isJson: false,
  stackParts: [],
  computedInputs: [],
  brokenReleases: [],
  substitutes: [],
  faults: [],
  pages: {},
}
const tooSlow = {
  kind: "refused",
  message: "The code takes longer than two seconds to read. Check fewer calls at once.",
}

function start() {
  const states: CheckState[] = []
  const worker = (index: number) => FakeWorker.started[index]!
  return { states, worker, ...createChecker((state) => states.push(state)) }
}

test("one worker checks several codes in turn, and its states are shown", () => {
  const { states, worker, check } = start()
  for (const text of ["a", "b"]) {
    check(text)
    worker(0).answer({ kind: "loading", bytes: 9 })
    worker(0).answer({ kind: "reading" })
    worker(0).answer({ kind: "report", report })
    vi.advanceTimersByTime(10_000)
  }
  expect(FakeWorker.started).toHaveLength(1)
  expect(worker(0).texts).toEqual(["a", "b"])
  const once = [{ kind: "loading", bytes: 0 }, { kind: "loading", bytes: 9 }, { kind: "reading" }]
  expect(states).toEqual([...once, { kind: "report", report }, ...once, { kind: "report", report }])
})

test.each(["loading", "reading"] as const)(
  "a check while another one is %s ends that one, and has the full time limit",
  (stage) => {
    const { states, worker, check } = start()
    check("endless")
    if (stage === "reading") worker(0).answer({ kind: "reading" })
    vi.advanceTimersByTime(1999)
    check("next")
    expect(worker(0).isTerminated).toBe(true)
    expect(worker(1).texts).toEqual(["next"])
    worker(1).answer({ kind: "reading" })
    vi.advanceTimersByTime(1999)
    expect(states.at(-1)).toEqual({ kind: "reading" })
    vi.advanceTimersByTime(1)
    expect(states.at(-1)).toEqual(tooSlow)
    expect(worker(1).isTerminated).toBe(true)
  },
)

test.each(["loading", "reading"] as const)(
  "a second check of the same code while %s changes nothing",
  (stage) => {
    const { states, worker, check } = start()
    check("a")
    if (stage === "reading") worker(0).answer({ kind: "reading" })
    const shown = states.length
    check("a")
    expect(states).toHaveLength(shown)
    expect(worker(0).isTerminated).toBe(false)
    vi.advanceTimersByTime(10_000)
    expect(states.at(-1)).toEqual(stage === "reading" ? tooSlow : { kind: "loading", bytes: 0 })
    check("a")
    expect(FakeWorker.started).toHaveLength(stage === "reading" ? 2 : 1)
  },
)

test.each([
  [
    "loading",
    "Failed to fetch",
    "The checker could not be loaded (Failed to fetch). Press Check to try again.",
  ],
  ["loading", undefined, "The checker could not be loaded. Press Check to try again."],
  [
    "reading",
    "Out of memory",
    "The code could not be checked (Out of memory). Check fewer calls at once, or report the code that fails.",
  ],
  [
    "reading",
    undefined,
    "The code could not be checked. Check fewer calls at once, or report the code that fails.",
  ],
] as const)("a failure while %s, with the reason %j, ends the worker", (stage, reason, message) => {
  const { states, worker, check } = start()
  check("a")
  worker(0).answer(stage === "loading" ? { kind: "loading", bytes: 9 } : { kind: "reading" })
  if (reason === undefined) worker(0).onerror?.()
  else worker(0).answer({ kind: "failed", message: reason })
  expect(states.at(-1)).toEqual({ kind: "refused", message })
  expect(worker(0).isTerminated).toBe(true)
  check("a")
  expect(worker(1).texts).toEqual(["a"])
})

test("empty code, and code too long to check in time, is refused without a worker", () => {
  const { states, check } = start()
  check(" \n")
  check("a".repeat(1_250_000))
  expect(states).toEqual([
    { kind: "refused", message: "There is no code yet. Paste a module block or a terragrunt.hcl." },
    {
      kind: "refused",
      message: "The code has 1.3 MB; at most 1 MB is checked at once. Paste only the calls.",
    },
  ])
  expect(FakeWorker.started).toEqual([])
  check("a".repeat(1_000_000))
  expect(states.at(-1)).toEqual({ kind: "loading", bytes: 0 })
})

test("leaving the page ends the worker and its time limit", () => {
  const { states, worker, check, stop } = start()
  check("a")
  worker(0).answer({ kind: "reading" })
  stop()
  vi.advanceTimersByTime(10_000)
  expect(worker(0).isTerminated).toBe(true)
  expect(states.at(-1)).toEqual({ kind: "reading" })
})
