import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { runAfterChanges } from "./run-after-changes"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("changes in quick succession cause one run", async () => {
  const run = vi.fn(() => Promise.resolve())
  const changed = runAfterChanges(run)
  changed()
  await vi.advanceTimersByTimeAsync(20)
  changed()
  expect(run).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  expect(run).toHaveBeenCalledTimes(1)
})

test("changes during a run cause one more, after it", async () => {
  const ends: (() => void)[] = []
  const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
  const changed = runAfterChanges(run)
  changed()
  await vi.runAllTimersAsync()
  changed()
  changed()
  await vi.runAllTimersAsync()
  expect(run).toHaveBeenCalledTimes(1)
  ends[0]?.()
  await vi.runAllTimersAsync()
  expect(run).toHaveBeenCalledTimes(2)
})
