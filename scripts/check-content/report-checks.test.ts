import { afterEach, expect, test, vi } from "vitest"
import { readResults, writeResults } from "../../src/node/cache/result-cache"
import { runChecks } from "../../src/node/checks/run-checks"
import { readEnvironment } from "../../src/node/config/environment"
import { loadConfig } from "../../src/node/config/load-config"
import type { Problem } from "../../src/node/report/problem"
import { checkSpelling } from "../../src/node/spelling/check-spelling"
import { loadDictionary } from "../../src/node/spelling/load-dictionary"
import { site } from "../../src/site.config"
import { changedFiles } from "./changed-files"
import { reportChecks } from "./report-checks"

vi.mock("../../src/node/cache/result-cache", { spy: true })
vi.mock("../../src/node/checks/run-checks", { spy: true })
vi.mock("../../src/node/config/load-config", { spy: true })
vi.mock("../../src/node/spelling/check-spelling", { spy: true })
vi.mock("../../src/node/spelling/load-dictionary", { spy: true })
vi.mock("./changed-files", { spy: true })

afterEach(() => {
  vi.restoreAllMocks()
})

/** Runs the command over content with problems, without the project's cache of results. */
async function report(
  errors: Problem[],
  warnings: Problem[],
  { args = [], documents = [] }: { args?: string[]; documents?: object[] } = {},
): Promise<{ code: number; said: string }> {
  vi.mocked(readResults).mockResolvedValue(true)
  vi.mocked(writeResults).mockResolvedValue()
  const content = { documents, spelling: {} } as never // all that is read of it
  vi.mocked(runChecks).mockResolvedValue({ content, errors, warnings })
  const log = vi.spyOn(console, "log").mockImplementation(() => {})
  const argv = process.argv
  process.argv = ["node", "check-content.mjs", ...args]
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

test.each([
  ["throw", 1, "error spelling"],
  ["warn", 0, "warning spelling"],
  ["ignore", 0, undefined],
] as const)(
  "misspelled words of changed pages have the level of the site: %s",
  async (level, exitCode, line) => {
    vi.mocked(loadConfig).mockReturnValue({
      environment: readEnvironment({}),
      site: { ...site, checks: { spelling: level } },
    })
    vi.mocked(changedFiles).mockReturnValue({ has: () => true } as unknown as ReadonlySet<string>)
    vi.mocked(loadDictionary).mockReturnValue({ isCorrect: () => true, suggestionsFor: () => [] } as never)
    vi.mocked(checkSpelling).mockReturnValue([{ ...problem, rule: "spelling" }])
    const documents = [{ reportFile: problem.file, slug: "/a" }]
    const { code, said } = await report([], [], { args: ["--changed"], documents })
    expect(code).toBe(exitCode)
    expect(/(?:error|warning) spelling/.exec(said)?.[0]).toBe(line)
  },
)

test("the words of pages that are generated, and of pages in other languages, are not checked", async () => {
  vi.mocked(loadConfig).mockReturnValue({
    environment: readEnvironment({}),
    site: {
      ...site,
      checks: {},
      locales: [...site.locales, { code: "fr", label: "Français", direction: "ltr" }],
    },
  })
  vi.mocked(changedFiles).mockReturnValue({ has: () => true } as unknown as ReadonlySet<string>)
  vi.mocked(loadDictionary).mockReturnValue({ isCorrect: () => true, suggestionsFor: () => [] } as never)
  vi.mocked(checkSpelling).mockReturnValue([])
  const written = { reportFile: problem.file, slug: "/a" }
  const documents = [written, { ...written, generatedFrom: "data/a.jsonl" }, { ...written, slug: "/fr/a" }]
  await report([], [], { args: ["--changed"], documents })
  expect(vi.mocked(checkSpelling).mock.lastCall?.[1]).toEqual([written])
})

test("with --changed, warnings of other files are left out, and errors are not", async () => {
  vi.mocked(loadConfig).mockReturnValue({ environment: readEnvironment({}), site: { ...site, checks: {} } })
  vi.mocked(changedFiles).mockReturnValue(new Set())
  const found = (line: number) => ({ ...problem, line })
  const { code, said } = await report([found(3)], [found(5)], { args: ["--changed"], documents: [] })
  expect(code).toBe(1)
  expect(said.match(/\w+\.md:\d+/g)).toEqual(["a.md:3"])
})

test("misspelled words are listed among the other problems, by file and line", async () => {
  vi.mocked(loadConfig).mockReturnValue({ environment: readEnvironment({}), site: { ...site, checks: {} } })
  vi.mocked(changedFiles).mockReturnValue({ has: () => true } as unknown as ReadonlySet<string>)
  vi.mocked(loadDictionary).mockReturnValue({ isCorrect: () => true, suggestionsFor: () => [] } as never)
  const found = (name: string, line: number) => ({ ...problem, file: `content/docs/${name}.md`, line })
  vi.mocked(checkSpelling).mockReturnValue([
    { ...found("a", 9), rule: "spelling" },
    { ...found("b", 1), rule: "spelling" },
  ])
  const { said } = await report([], [found("a", 3), found("b", 2)], {
    args: ["--changed"],
    documents: [{ reportFile: problem.file, slug: "/a" }],
  })
  expect(said.match(/\w+\.md:\d+/g)).toEqual(["a.md:3", "a.md:9", "b.md:1", "b.md:2"])
})
