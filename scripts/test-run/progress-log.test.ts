import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { progressLog } from "./progress-log.mjs"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("running steps are listed every 15 seconds until they have ended or failed", async () => {
  const lines: string[] = []
  const { during } = progressLog((line) => lines.push(line))
  let endLint = () => {}
  const lint = during("Lint", () => new Promise<void>((resolve) => (endLint = resolve)))
  vi.advanceTimersByTime(10_000)
  let failUnit = (_error: Error) => {}
  const unit = during("Unit tests", () => new Promise((_, reject) => (failUnit = reject)))
  vi.advanceTimersByTime(20_000)
  expect(lines).toEqual([
    "Still running: Lint (15 s), Unit tests (5 s)",
    "Still running: Lint (30 s), Unit tests (20 s)",
  ])

  endLint()
  await lint
  vi.advanceTimersByTime(15_000)
  expect(lines.at(-1)).toBe("Still running: Unit tests (35 s)")

  failUnit(new Error("failed"))
  await expect(unit).rejects.toThrow("failed")
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(3)

  void during("Browser tests", () => new Promise(() => {}))
  vi.advanceTimersByTime(15_000)
  expect(lines.at(-1)).toBe("Still running: Browser tests (15 s)")
})
