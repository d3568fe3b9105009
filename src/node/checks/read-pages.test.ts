import { expect, test } from "vitest"
import { sharedResults } from "../cache/result-cache"
import { noParts } from "../content/body-parts"
import { readSamples } from "./check-samples"
import { readPages } from "./read-pages"

const source = (file: string, body: string) => ({ file, format: "md" as const, body, bodyLine: 1 })

test("each page is taken once, and what the checks ask of it and its samples is kept", async () => {
  const pages = {
    sources: [source("a.md", "A.\n\n```json\n{}\n```\n"), source("b.md", "B."), source("c.md", "C.")],
    parts: noParts,
    next: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
  }
  await Promise.all([readPages(pages, readSamples), readPages(pages, readSamples)])
  const kinds = sharedResults().map(([key]) => key.split(" ", 1)[0])
  expect(kinds.sort()).toEqual(["outline", "outline", "outline", "syntax"])
  expect(Atomics.load(new Int32Array(pages.next), 0)).toBe(5)
})
