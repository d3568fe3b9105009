import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { MarkdownSource, Outline } from "./types"

const source: MarkdownSource = { file: "a.md", format: "md", body: "Text.", bodyLine: 5 }
const outline = (words: number) => ({ words }) as Outline // all that tells them apart here

let file = ""

beforeEach(async () => {
  file = path.join(await mkdtemp(path.join(tmpdir(), "outlines-")), "cache", "outlines.json")
})

afterEach(() => rm(path.dirname(path.dirname(file)), { recursive: true }))

/** The cache as a new process finds it. */
async function nextRun() {
  vi.resetModules()
  const cache = await import("./outline-cache")
  await cache.readOutlines(file)
  return cache
}

test("a text is read once, and by the next run not at all", async () => {
  const first = await nextRun()
  expect(first.cachedOutline(source, [], () => outline(1))).toEqual({ words: 1 })
  expect(first.cachedOutline({ ...source }, [], () => outline(2))).toEqual({ words: 1 })
  await first.writeOutlines(file)

  const second = await nextRun()
  expect(second.cachedOutline(source, [], () => outline(3))).toEqual({ words: 1 })
})

test.each([
  ["text", { body: "Text!" }],
  ["place", { bodyLine: 6 }],
  ["format", { format: "mdx" as const }],
  ["file", { file: "b.md" }],
])("another %s is read anew", async (_, change) => {
  const cache = await nextRun()
  cache.cachedOutline(source, [], () => outline(1))
  expect(cache.cachedOutline({ ...source, ...change }, [], () => outline(2))).toEqual({ words: 2 })
})

test("other data make another outline", async () => {
  const cache = await nextRun()
  cache.cachedOutline(source, [{ rows: 1 }], () => outline(1))
  expect(cache.cachedOutline(source, [{ rows: 2 }], () => outline(2))).toEqual({ words: 2 })
})

test("what other code made is not taken over", async () => {
  const first = await nextRun()
  first.cachedOutline(source, [], () => outline(1))
  await first.writeOutlines(file)
  const saved = JSON.parse(await readFile(file, "utf8")) as { code: string }
  await writeFile(file, JSON.stringify({ ...saved, code: "other" }))

  const second = await nextRun()
  expect(second.cachedOutline(source, [], () => outline(2))).toEqual({ words: 2 })
})

test("a file that cannot be read counts as none", async () => {
  const first = await nextRun()
  first.cachedOutline(source, [], () => outline(1))
  await first.writeOutlines(file)
  await writeFile(file, "{")

  const second = await nextRun()
  expect(second.cachedOutline(source, [], () => outline(2))).toEqual({ words: 2 })
})

test("only what a run asked for is left to the next", async () => {
  const first = await nextRun()
  first.cachedOutline(source, [], () => outline(1))
  await first.writeOutlines(file)
  const second = await nextRun()
  second.cachedOutline({ ...source, body: "New." }, [], () => outline(2))
  await second.writeOutlines(file)

  const third = await nextRun()
  expect(third.cachedOutline(source, [], () => outline(3))).toEqual({ words: 3 })
})
