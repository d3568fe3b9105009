import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { runAfterChanges } from "./run-after-changes"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("changes in quick succession cause one run", async () => {
  const run = vi.fn((_: ReadonlySet<string>) => Promise.resolve())
  const changed = runAfterChanges(Promise.resolve(), run)
  await vi.runAllTimersAsync()
  changed("a.md")
  await vi.advanceTimersByTimeAsync(20)
  changed("b.md")
  expect(run).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  expect(run.mock.calls).toEqual([[new Set(["a.md", "b.md"])]])
})

test("changes during a run cause one more, after it", async () => {
  const ends: (() => void)[] = []
  const run = vi.fn((_: ReadonlySet<string>) => new Promise<void>((resolve) => ends.push(resolve)))
  const changed = runAfterChanges(Promise.resolve(), run)
  changed("a.md")
  await vi.runAllTimersAsync()
  changed("b.md")
  changed("b.md")
  await vi.runAllTimersAsync()
  expect(run).toHaveBeenCalledTimes(1)
  ends[0]?.()
  await vi.runAllTimersAsync()
  expect(run.mock.calls).toEqual([[new Set(["a.md"])], [new Set(["b.md"])]])
})

test("changes during the first run cause one more, after it", async () => {
  let end = () => {}
  const run = vi.fn((_: ReadonlySet<string>) => Promise.resolve())
  const changed = runAfterChanges(new Promise((resolve) => (end = resolve)), run)
  changed("a.md")
  changed("b.md")
  await vi.runAllTimersAsync()
  expect(run).not.toHaveBeenCalled()
  end()
  await vi.runAllTimersAsync()
  expect(run.mock.calls).toEqual([[new Set(["a.md", "b.md"])]])
})
