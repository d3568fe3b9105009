import type { TestCase } from "@playwright/test/reporter"
import { expect, onTestFinished, test, vi } from "vitest"
import ProgressReporter from "./progress-reporter"

test("errors of the servers are printed, and the output of tests is not", () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const reporter = new ProgressReporter()
  reporter.onStdErr(Buffer.from('[WebServer] There is no build in "public".\n'))
  reporter.onStdErr("debug", {} as TestCase) // only whether there is one is read
  expect(log.mock.calls).toEqual([['[WebServer] There is no build in "public".']])
})
