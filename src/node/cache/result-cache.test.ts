import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, test, vi } from "vitest"

let file = ""

beforeEach(async () => {
  file = path.join(await mkdtemp(path.join(tmpdir(), "results-")), "cache", "results.jsonl")
})

afterEach(() => rm(path.dirname(path.dirname(file)), { recursive: true }))

/** Loads the cache module again, as in a new process. */
async function nextRun() {
  vi.resetModules()
  const cache = await import("./result-cache")
  const found = await cache.readResults(file)
  return { ...cache, found }
}

test("a result is computed once, and not again by the next run", async () => {
  const first = await nextRun()
  expect(first.found).toBe(false)
  expect(first.cachedResult("outline", ["a", { b: 1 }], () => 1)).toBe(1)
  expect(first.cachedResult("outline", ["a", { b: 1 }], () => 2)).toBe(1)
  await expect(first.cachedResultAsync("syntax", ["a"], () => Promise.resolve([]))).resolves.toEqual([])
  await first.writeResults(file)

  const second = await nextRun()
  expect(second.found).toBe(true)
  expect(second.cachedResult("outline", ["a", { b: 1 }], () => 3)).toBe(1)
  await expect(second.cachedResultAsync("syntax", ["a"], () => Promise.reject(new Error()))).resolves.toEqual(
    [],
  )
})

test("drafts of processes that ended while writing are removed, those of running processes are not", async () => {
  const draftOf = (pid: number) => `.results.jsonl.${pid}`
  const folder = path.dirname(file)
  await mkdir(folder)
  for (const name of [draftOf(2147483646), draftOf(process.ppid), "sizes"])
    await writeFile(path.join(folder, name), "")
  const cache = await nextRun()
  cache.cachedResult("outline", ["a"], () => 1)
  await cache.writeResults(file)
  expect((await readdir(folder)).sort()).toEqual([draftOf(process.ppid), "results.jsonl", "sizes"])
})

test("a different input or kind has a separate result", async () => {
  const cache = await nextRun()
  cache.cachedResult("outline", ["a", { b: 1 }], () => 1)
  expect(cache.cachedResult("outline", ["a", { b: 2 }], () => 2)).toBe(2)
  expect(cache.cachedResult("syntax", ["a", { b: 1 }], () => 3)).toBe(3)
})

test("a failed computation is repeated", async () => {
  const cache = await nextRun()
  const failed = cache.cachedResultAsync("syntax", ["a"], () => Promise.reject(new Error("No parser.")))
  await expect(failed).rejects.toThrow("No parser.")
  await expect(cache.cachedResultAsync("syntax", ["a"], () => Promise.resolve(1))).resolves.toBe(1)
})

test("results of another thread are used, and saved for the next run if they were requested", async () => {
  const other = await nextRun()
  other.cachedResult("outline", ["a"], () => 1)
  const shared = other.unsavedResults()

  const first = await nextRun()
  first.takeResults(shared)
  expect(first.cachedResult("outline", ["a"], () => 2)).toBe(1)
  await first.writeResults(file)
  expect((await nextRun()).cachedResult("outline", ["a"], () => 3)).toBe(1)
})

test("results of other code are ignored", async () => {
  const first = await nextRun()
  first.cachedResult("outline", ["a"], () => 1)
  await first.writeResults(file)
  const [, ...saved] = (await readFile(file, "utf8")).split("\n")
  await writeFile(file, ["other", ...saved].join("\n"))

  const second = await nextRun()
  expect(second.found).toBe(false)
  expect(second.cachedResult("outline", ["a"], () => 2)).toBe(2)
})

test("results of code that is edited while it runs are ignored", async () => {
  const folder = path.dirname(path.dirname(file))
  const edit = (text: string) => writeFile(path.join(folder, "code.ts"), text)
  vi.doMock("./page-code.mjs", () => ({ pageCode: [folder] }))
  await edit("one")
  const first = await nextRun()
  first.cachedResult("outline", ["a"], () => 1)
  await edit("two")
  await first.writeResults(file)
  expect((await nextRun()).found).toBe(false)
  await edit("one")
  expect((await nextRun()).found).toBe(true)
  vi.doUnmock("./page-code.mjs")
})

test("results of another version of Node are ignored", async () => {
  const first = await nextRun()
  first.cachedResult("outline", ["a"], () => 1)
  await first.writeResults(file)
  vi.stubGlobal("process", Object.create(process, { version: { value: "v20.0.0-other" } }))
  expect((await nextRun()).found).toBe(false)
  vi.unstubAllGlobals()
  expect((await nextRun()).found).toBe(true)
})

test.each([
  ["that is not JSON", (lines: string) => lines.replace(/1\]\n$/, "1\n")],
  ["that was cut off", (lines: string) => lines.slice(0, -1)],
])("a cache file %s is ignored", async (_, damaged) => {
  const first = await nextRun()
  first.cachedResult("outline", ["a"], () => 1)
  await first.writeResults(file)
  await writeFile(file, damaged(await readFile(file, "utf8")))

  const second = await nextRun()
  expect(second.found).toBe(false)
  expect(second.cachedResult("outline", ["a"], () => 2)).toBe(2)
})

test("results of any length, with line breaks and all letters, are saved", async () => {
  const texts = ["x".repeat(1_500_000), "two\nlines\r\n", "naïve – 日本 🎉", ""]
  const first = await nextRun()
  for (const text of texts) first.cachedResult("page", [text], () => text)
  await first.writeResults(file)

  const second = await nextRun()
  expect(texts.map((text) => second.cachedResult("page", [text], () => "computed again"))).toEqual(texts)
})

test("results that have not been sent are listed, each once, and none after they are dropped", async () => {
  const cache = await nextRun()
  cache.cachedResult("outline", ["a"], () => 1)
  cache.cachedResult("outline", ["b"], () => 2)
  expect(cache.unsavedResults(1).map(([, result]) => result)).toEqual([2])
  cache.takeResults(cache.unsavedResults())
  expect(cache.unsavedResults()).toHaveLength(2)
  cache.dropResults()
  expect(cache.unsavedResults()).toEqual([])
  expect(cache.cachedResult("outline", ["a"], () => 3)).toBe(3)
})

test("of a requested kind, only the requested results are saved", async () => {
  const first = await nextRun()
  first.cachedResult("outline", ["a"], () => 1)
  first.cachedResult("syntax", ["a"], () => 1)
  await first.writeResults(file)
  const second = await nextRun()
  second.cachedResult("outline", ["b"], () => 2)
  await second.writeResults(file)

  const third = await nextRun()
  expect(third.cachedResult("outline", ["a"], () => 3)).toBe(3)
  expect(third.cachedResult("syntax", ["a"], () => 3)).toBe(1)
})
