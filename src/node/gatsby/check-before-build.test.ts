import type { ParentSpanPluginArgs } from "gatsby"
import { afterEach, expect, test, vi } from "vitest"
import type { Problem } from "../report/problem"
import type { Config } from "../config/load-config"
import { checkBeforeBuild, listWarnings } from "./check-before-build"
import type { CheckOptions } from "../checks/run-checks"

const found = vi.hoisted(() => ({ errors: [] as Problem[], warnings: [] as Problem[] }))
vi.mock("../config/load-config", () => ({ loadConfig: () => ({}) }))
vi.mock("../cache/result-cache", () => ({ readResults: vi.fn(), writeResults: vi.fn() }))
vi.mock("../checks/run-checks", () => ({
  runChecks: (_: Config, { drawings }: CheckOptions) =>
    Promise.resolve({ ...found, errors: drawings ? found.errors : [] }),
}))

const problem = (rule: Problem["rule"]): Problem => ({ rule, file: "a.md", message: "M.", fix: "f." })
const args = { reporter: {} } as ParentSpanPluginArgs // not used by a build

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

function watchOutput() {
  const lines: string[] = []
  vi.spyOn(process.stderr, "write").mockImplementation(
    (text) => lines.push(String(text).split("\n")[0] ?? "") > 0,
  )
  vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`exit ${String(code)}`)
  })
  return lines
}

test("a build says nothing of warnings until it ends", async () => {
  Object.assign(found, { errors: [], warnings: [problem("missing-alt")] })
  const lines = watchOutput()
  await checkBeforeBuild(args)
  expect(lines).toEqual([])
  listWarnings()
  expect(lines).toEqual(["a.md:1:1 warning missing-alt: M."])
})

test("a preview goes on with errors, but not with content that leads out of its tree", async () => {
  vi.stubEnv("gatsby_executing_command", "develop")
  const warn = vi.fn()
  const preview = { reporter: { warn } } as unknown as ParentSpanPluginArgs // what a preview calls
  watchOutput()
  Object.assign(found, { errors: [problem("broken-link")], warnings: [] })
  await checkBeforeBuild(preview)
  expect(warn).toHaveBeenCalledWith("The content has 1 error; they are listed above.")
  Object.assign(found, { errors: [problem("outside-content")] })
  await expect(checkBeforeBuild(preview)).rejects.toThrow("exit 1")
})

test("a build with errors ends at once, with all that was found", async () => {
  Object.assign(found, { errors: [problem("broken-link")], warnings: [problem("missing-alt")] })
  const lines = watchOutput()
  await expect(checkBeforeBuild(args)).rejects.toThrow("exit 1")
  expect(lines).toEqual([
    "a.md:1:1 error broken-link: M.",
    "a.md:1:1 warning missing-alt: M.",
    "The content has 1 error; they are listed above.",
  ])
})
