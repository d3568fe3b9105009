import { afterEach, expect, test, vi } from "vitest"
import { readResults, writeResults } from "../../src/node/cache/result-cache"
import { runChecks } from "../../src/node/checks/run-checks"
import type { Problem } from "../../src/node/report/problem"
import { reportChecks } from "./report-checks"

vi.mock("../../src/node/cache/result-cache", { spy: true })
vi.mock("../../src/node/checks/run-checks", { spy: true })

afterEach(() => {
  vi.restoreAllMocks()
})

/** Runs the command over content with problems, without the project's cache of results. */
async function report(errors: Problem[], warnings: Problem[]): Promise<{ code: number; said: string }> {
  vi.mocked(readResults).mockResolvedValue(true)
  vi.mocked(writeResults).mockResolvedValue()
  const content = { documents: [] } as never // only their number is printed
  vi.mocked(runChecks).mockResolvedValue({ content, errors, warnings })
  const log = vi.spyOn(console, "log").mockImplementation(() => {})
  const argv = process.argv
  process.argv = ["node", "check-content.mjs"]
  try {
    const code = await reportChecks({ usage: "Usage", bundled: "page-reader.cjs" })
    return { code, said: log.mock.calls.flat().join("\n") }
  } finally {
    process.argv = argv
  }
}

const problem: Problem = {
  file: "content/docs/a.md",
  line: 3,
  rule: "broken-link",
  message: "Broken.",
  fix: "Fix it.",
}

test.each([
  ["an error", [problem], [], 1],
  ["a warning", [], [problem], 0],
  ["an error and a warning", [problem], [problem], 1],
  ["no problem", [], [], 0],
])("content with %s is reported, with the exit code for it", async (_, errors, warnings, exitCode) => {
  const { code, said } = await report(errors, warnings)
  expect(code).toBe(exitCode)
  expect(said.includes("content/docs/a.md:3")).toBe(errors.length + warnings.length > 0)
})
