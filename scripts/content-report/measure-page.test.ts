import { expect, test } from "vitest"
import type { ContentDocument } from "../../src/node/content/document"
import { outlineOf } from "../../src/node/markdown/read-markdown"
import { measurePage } from "./measure-page"

function measure(slug: string, ...blocks: string[]) {
  const source = { file: "x.md", format: "md", body: blocks.join("\n\n"), bodyLine: 1 } as const
  const document = { ...source, kind: "doc", slug, frontMatter: {} } as ContentDocument // the fields that are read
  const surroundings = { section: "Guides", leadsOn: [], linksIn: 0, today: new Date() }
  return measurePage(document, outlineOf(source), surroundings)
}

test("SVG images are diagrams, other images are not", () => {
  expect(measure("/guides/a", "![Plan](a.svg) ![Plan](B.SVG) ![Photo](c.png)").diagrams).toBe(2)
})

test("only pages of the FAQ have answers", () => {
  const blocks = ["## Why?", "Because of it."]
  expect(measure("/faq/eks/", ...blocks).answers).toEqual([{ question: "Why?", words: 3 }])
  expect(measure("/guides/a", ...blocks).answers).toEqual([])
})

test("a page has topics if its questions are below headings without text", () => {
  const questions = ["### Why?", "So.", "### How?", "So.", "### When?", "Now."]
  expect(measure("/faq/eks/", "## Workers", ...questions)).toMatchObject({
    hasTopics: true,
    answers: [{ question: "Why?" }, { question: "How?" }, { question: "When?" }],
  })
  expect(measure("/faq/eks/", "## Why?", "So.").hasTopics).toBe(false)
})
