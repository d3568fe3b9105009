import path from "node:path"
import { expect, test } from "vitest"
import { createCorpus } from "./create-corpus"

const corpus = createCorpus(60, 1)
const paths = new Set(corpus.map((file) => file.path))

test("a corpus has as many pages as asked for, each with an address of its own", () => {
  expect(corpus).toHaveLength(60)
  expect(paths.size).toBe(60)
  expect([...paths].slice(0, 2)).toEqual(["index.md", "part-0/topic-0/index.md"])
})

test("a seed makes the same pages again, and another seed makes others", () => {
  expect(createCorpus(60, 1)).toEqual(corpus)
  expect(createCorpus(60, 2)).not.toEqual(corpus)
})

test("every link leads to a page", () => {
  const targets = corpus.flatMap((file) =>
    [...file.text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = ""]) =>
      path.posix.join(path.posix.dirname(file.path), target),
    ),
  )
  expect(targets.length).toBeGreaterThan(60)
  expect(targets.filter((target) => !paths.has(target))).toEqual([])
})

test("the pages contain headings, code, tables and lists", () => {
  const text = corpus.map((file) => file.text).join("\n")
  for (const part of ["\n## ", "\n### ", "```hcl", "```bash", "| --- |", "\n- "]) expect(text).toContain(part)
})
