import { expect, test } from "vitest"
import { unsavedResults } from "../cache/result-cache"
import { noParts } from "../markdown/body-parts"
import { readPages } from "./read-pages"
import { readSamples } from "./samples/check-samples"

const source = (file: string, body: string) => ({ file, format: "md" as const, body, bodyLine: 1 })

const keys = () => unsavedResults().map(([key]) => key)

test("each page is parsed once, and its outline and the results of its samples are cached", async () => {
  const pages = {
    // Unique texts, because the results of other tests may be in the cache.
    sources: [
      source("a.md", 'Taken once: a.\n\n```json\n{ "taken": "once" }\n```\n'),
      source("b.md", "Taken once: b."),
      source("c.md", "Taken once: c."),
    ],
    parts: noParts,
    next: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
  }
  const before = new Set(keys())
  await Promise.all([readPages(pages, readSamples), readPages(pages, readSamples)])
  const kinds = keys().flatMap((key) => (before.has(key) ? [] : key.split(" ", 1)))
  expect(kinds.sort()).toEqual(["outline", "outline", "outline", "syntax"])
  expect(Atomics.load(new Int32Array(pages.next), 0)).toBe(5)
})
