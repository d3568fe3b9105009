import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, test, vi } from "vitest"

let file = ""

beforeEach(async () => {
  file = path.join(await mkdtemp(path.join(tmpdir(), "results-")), "cache", "results.json")
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
  await expect(first.cachedAnswer("syntax", ["a"], () => Promise.resolve([]))).resolves.toEqual([])
  await first.writeResults(file)

  const second = await nextRun()
  expect(second.found).toBe(true)
  expect(second.cachedResult("outline", ["a", { b: 1 }], () => 3)).toBe(1)
  await expect(second.cachedAnswer("syntax", ["a"], () => Promise.reject(new Error()))).resolves.toEqual([])
})

test("a different input or kind has a separate result", async () => {
  const cache = await nextRun()
  cache.cachedResult("outline", ["a", { b: 1 }], () => 1)
  expect(cache.cachedResult("outline", ["a", { b: 2 }], () => 2)).toBe(2)
  expect(cache.cachedResult("syntax", ["a", { b: 1 }], () => 3)).toBe(3)
})

test("a failed computation is repeated", async () => {
  const cache = await nextRun()
  const failed = cache.cachedAnswer("syntax", ["a"], () => Promise.reject(new Error("No parser.")))
  await expect(failed).rejects.toThrow("No parser.")
  await expect(cache.cachedAnswer("syntax", ["a"], () => Promise.resolve(1))).resolves.toBe(1)
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
  const saved = JSON.parse(await readFile(file, "utf8")) as { code: string }
  await writeFile(file, JSON.stringify({ ...saved, code: "other" }))

  const second = await nextRun()
  expect(second.found).toBe(false)
  expect(second.cachedResult("outline", ["a"], () => 2)).toBe(2)
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

test("an unreadable cache file is ignored", async () => {
  const first = await nextRun()
  first.cachedResult("outline", ["a"], () => 1)
  await first.writeResults(file)
  await writeFile(file, "{")

  const second = await nextRun()
  expect(second.cachedResult("outline", ["a"], () => 2)).toBe(2)
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
