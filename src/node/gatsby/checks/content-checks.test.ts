import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { SavedText } from "../../../shared/preview-events"
import type { CachedResult } from "../../cache/result-cache"
import type { Problem, SortedProblems } from "../../report/problem"
import { createContentChecks } from "./content-checks"
import type { ContentRun, startContentThread } from "./start-content-thread"

const problem = (rule: Problem["rule"]): Problem => ({ rule, file: "a.md", message: "M.", fix: "f." })
const args = { basePath: "/docs" }
const index = { madeOf: "digest", shards: "1f" }
const cards = { files: { "/cards/a.png": "cache/1.png" }, withoutTitle: [] }

/** The steps that have ended, in order. */
const { finished } = vi.hoisted(() => ({ finished: [] as string[] }))
vi.mock("../../cache/result-cache", () => ({
  savedResults: () => Promise.resolve(finished.push("saved results")),
  takeResults: (results: readonly CachedResult[]) => finished.push(`new results: ${results.join()}`),
}))

beforeEach(() => {
  vi.stubEnv("gatsby_executing_command", "build")
})

afterEach(() => {
  finished.length = 0
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/** Resolves after all pending promises, and after earlier promises of this function. */
function after<T>(what: string, value: T): Promise<T> {
  return new Promise((resolve) =>
    setImmediate(() => {
      finished.push(what)
      resolve(value)
    }),
  )
}

/** Creates checks with a fake thread that reports the given problems, some of them while it reads the tree. */
function checksThatFind(found: Partial<SortedProblems>, whileReading: Problem[] = []) {
  let listen: Parameters<ContentRun["onChanged"]>[0] | undefined
  const recheck = (found: SortedProblems) => listen?.({ kind: "checked", ...found })
  let send: Parameters<ContentRun["onRendered"]>[0] | undefined
  const sendResults = (files: string[], isLast: boolean) =>
    send?.({ kind: "rendered", files, results: files.map((file) => [`outline ${file}`, 1]), isLast })
  const save = (text: SavedText) => listen?.({ kind: "saved", text })
  const request = vi.fn<ContentRun["request"]>()
  const run: ContentRun = {
    request,
    onChanged(next) {
      listen = next
    },
    read: Promise.resolve({ kind: "read", errors: whileReading }),
    onRendered(next) {
      send = next
    },
    checked: after("checked", { errors: [], warnings: [], ...found }),
    drawn: after("drawn", { kind: "drawn", cards }),
    indexed: after("indexed", { kind: "indexed", index }),
  }
  const startThread = vi.fn<typeof startContentThread>(() => run)
  const checks = createContentChecks("thread.js", startThread)
  checks.start()
  return { checks, startThread, request, recheck, save, sendResults }
}

function watchOutput() {
  const lines: string[] = []
  vi.spyOn(process.stderr, "write").mockImplementation(
    (text) => lines.push(String(text).split("\n")[0] ?? "") > 0,
  )
  const exit = vi.spyOn(process, "exit").mockImplementation(() => undefined as never)
  return { lines, exit }
}

test("a build lists warnings when it ends", async () => {
  const { lines, exit } = watchOutput()
  const { checks, startThread, request } = checksThatFind({ warnings: [problem("missing-alt")] })
  checks.start() // once more, as Gatsby does when it loads the configuration
  await checks.begin(args)
  await checks.cards()
  expect(startThread).toHaveBeenCalledExactlyOnceWith("thread.js", { mode: "build" }, expect.any(Function))
  expect(request).toHaveBeenCalledExactlyOnceWith({ kind: "prefix", pathPrefix: "/docs" })
  expect(lines).toEqual([])
  checks.listWarnings()
  expect(lines).toEqual(["a.md:1:1 warning missing-alt: M."])
  expect(exit).not.toHaveBeenCalled()
})

test("a query waits for the results of its page, which the thread sends in batches, but not for the checks", async () => {
  const { checks, sendResults } = checksThatFind({})
  const ended = (what: string, wait: Promise<void>) => wait.then(() => finished.push(what))
  const waits = [ended("page b", checks.resultsOf("b.md")), ended("page a", checks.resultsOf("a.md"))]
  sendResults(["a.md"], false)
  await waits[1]
  sendResults(["b.md"], false)
  await waits[0]
  expect(finished.filter((what) => what !== "saved results")).toEqual([
    "new results: outline a.md,1",
    "page a",
    "new results: outline b.md,1",
    "page b",
  ])
  expect(finished[0]).toBe("saved results")
  await checks.cards()
})

test.each([
  ["before the thread has started", "build", () => createContentChecks("thread.js")],
  ["in a preview", "develop", () => checksThatFind({}).checks],
])("%s, only the results of the last run are waited for", async (_, command, create) => {
  vi.stubEnv("gatsby_executing_command", command)
  await create().resultsOf("a.md")
  expect(finished[0]).toBe("saved results")
})

test("a build with errors exits after all problems are listed", async () => {
  const { lines, exit } = watchOutput()
  const { checks } = checksThatFind({ errors: [problem("broken-link")], warnings: [problem("missing-alt")] })
  await checks.begin(args)
  await checks.cards()
  expect(lines).toEqual([
    "a.md:1:1 error broken-link: M.",
    "a.md:1:1 warning missing-alt: M.",
    "The content has 1 error; it is listed above.",
  ])
  expect(exit).toHaveBeenCalledExactlyOnceWith(1)
})

test("errors in the files themselves stop a build before Gatsby reads them", async () => {
  const { exit } = watchOutput()
  const { checks } = checksThatFind({ errors: [problem("front-matter")] }, [problem("front-matter")])
  await checks.begin(args)
  expect(exit).toHaveBeenCalledExactlyOnceWith(1)
})

test("a preview continues despite errors, except if content links out of its tree", async () => {
  vi.stubEnv("gatsby_executing_command", "develop")
  const { lines, exit } = watchOutput()
  const previewed = checksThatFind({ errors: [problem("broken-link")] }, [problem("front-matter")])
  await previewed.checks.begin(args)
  await previewed.checks.cards()
  expect(lines.at(-1)).toBe("The content has 1 error; it is listed above.")
  expect(previewed.startThread).toHaveBeenCalledWith("thread.js", { mode: "preview" }, expect.any(Function))
  expect(previewed.request).not.toHaveBeenCalledWith({ kind: "check" })
  expect(exit).not.toHaveBeenCalled()

  const { checks, request } = checksThatFind({ errors: [problem("outside-content")] }, [
    problem("outside-content"),
  ])
  await checks.begin(args)
  expect(request).toHaveBeenCalledWith({ kind: "check" })
  expect(exit).toHaveBeenCalledExactlyOnceWith(1)
})

test("the first check of a preview is requested", () => {
  vi.stubEnv("gatsby_executing_command", "develop")
  const { checks, request } = checksThatFind({})
  checks.checkPreview()
  expect(request.mock.calls).toEqual([[{ kind: "check" }]])
})

test("a preview reports problems after each change, in the terminal and to subscribers, who get saved texts too", async () => {
  vi.stubEnv("gatsby_executing_command", "develop")
  const { lines } = watchOutput()
  const { checks, recheck, save } = checksThatFind({ warnings: [problem("missing-alt")] })
  await checks.begin(args)
  await checks.cards()
  const counts: number[] = []
  const saved: SavedText[] = []
  const end = checks.subscribe({
    onProblems: ({ errors, warnings }) => counts.push(errors.length + warnings.length),
    onSaved: (text) => saved.push(text),
  })
  lines.length = 0
  recheck({ errors: [problem("broken-link")], warnings: [problem("missing-alt")] })
  recheck({ errors: [], warnings: [problem("missing-alt")] })
  save({ slug: "/a", html: "<p>New.</p>" })
  end()
  recheck({ errors: [], warnings: [] })
  save({ slug: "/a", html: "<p>Newer.</p>" })
  expect(counts).toEqual([1, 2, 1])
  expect(saved).toEqual([{ slug: "/a", html: "<p>New.</p>" }])
  expect(lines).toEqual([
    "a.md:1:1 error broken-link: M.",
    "Fixed: a.md:1:1 error broken-link: M.",
    "Fixed: a.md:1:1 warning missing-alt: M.",
  ])
})

test("a build hands out the cards that its thread drew", async () => {
  const { checks } = checksThatFind({})
  await checks.begin(args)
  expect(await checks.cards()).toEqual(cards)
})

test("a build's thread writes the search index", async () => {
  const { checks, request } = checksThatFind({})
  const written = { madeOf: "older", shards: "0a" }
  expect(await checks.writeIndex("public/search", written)).toEqual(index)
  const requested = { kind: "index", folder: "public/search", written }
  expect(request).toHaveBeenCalledExactlyOnceWith(requested)
})

test("every function throws an error before the thread has started", async () => {
  const checks = createContentChecks("thread.js")
  await expect(checks.begin(args)).rejects.toThrow("The checks have not been started.")
  await expect(checks.writeIndex("public/search", undefined)).rejects.toThrow(
    "The checks have not been started.",
  )
  await expect(checks.cards()).rejects.toThrow("The checks have not been started.")
})

test("a thread that crashes ends the command with its error", () => {
  const { lines, exit } = watchOutput()
  const { startThread } = checksThatFind({})
  const [[, , onCrash] = []] = startThread.mock.calls
  onCrash?.(new TypeError("x is not a function"))
  expect(lines).toEqual(["The content checks ended because of an error in their code."])
  expect(vi.mocked(process.stderr.write).mock.calls[0]?.[0]).toContain(
    "\nTypeError: x is not a function\n    at ",
  )
  expect(exit).toHaveBeenCalledExactlyOnceWith(1)
})
