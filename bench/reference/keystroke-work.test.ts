import { expect, test } from "vitest"
import { keystrokeWork } from "./keystroke-work"

const page = { pid: 1, tid: 1, ph: "X", args: {} }
const task = (ts: number, dur: number) => ({ ...page, name: "RunTask", ts, dur })
const event = (type: string, ts: number, dur: number) => ({
  ...page,
  name: "EventDispatch",
  ts,
  dur,
  args: { data: { type } },
})
const commit = (ts: number, dur: number) => ({ ...page, name: "Commit", ts, dur })
const pageThread = { pid: 1, tid: 1, ph: "M", ts: 0, name: "thread_name", args: { name: "CrRendererMain" } }

const traceOf = (events: readonly object[]) => JSON.stringify({ traceEvents: [pageThread, ...events] })

test("the work of a keystroke consists of its tasks, up to the end of the commit of its frame", () => {
  const keystroke = [
    task(1000, 3000),
    event("keypress", 1200, 2000),
    event("input", 1500, 1000),
    task(6000, 4000), // the frame
    commit(8000, 1000), // the task continues after the commit
    task(20_000, 5000), // a later task
  ]
  expect(keystrokeWork(traceOf(keystroke))).toEqual([{ script: 1, whole: 6 }])
})

test("each keystroke has its own work", () => {
  const keystrokes = [0, 100_000].flatMap((at) => [
    task(at, 1000),
    event("keypress", at + 100, 500),
    task(at + 2000, 1000),
    commit(at + 2500, 500),
  ])
  expect(keystrokeWork(traceOf(keystrokes))).toEqual([
    { script: 0, whole: 2 },
    { script: 0, whole: 2 },
  ])
})

test("other threads, and a keystroke whose frame is not in the trace, are ignored", () => {
  const events = [
    task(0, 1000),
    { ...task(100, 50_000), tid: 2 },
    event("keypress", 100, 500),
    task(2000, 1000),
    commit(2500, 500),
    task(5000, 1000),
    event("keypress", 5100, 500),
  ]
  expect(keystrokeWork(traceOf(events))).toEqual([{ script: 0, whole: 2 }])
})
