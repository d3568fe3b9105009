import { expect, test } from "vitest"
import { noParts } from "../../markdown/body-parts"
import { readBody } from "../../markdown/read-markdown"
import { toHtmlTree, renderBody } from "../../markdown/render-markdown"
import { testContext } from "../../markdown/test-support"
import { splitArticle } from "./split-article"

async function partsOf(body: string) {
  const read = readBody({ file: "a.md", format: "md", body, bodyLine: 1 }, noParts)
  const { question, answer } = splitArticle(await toHtmlTree(read))
  return {
    question: question && (await renderBody(question, read.file, testContext)).trim(),
    answer: (await renderBody(answer, read.file, testContext)).trim(),
  }
}

test("an article is split at its two headings; both parts have its link definitions", async () => {
  const { question, answer } = await partsOf("## Question\n\nA [b]?\n\n## Answer\n\nC [b].\n\n[b]: /b\n")
  expect(question).toBe('<p>A <a href="/prefix/b">b</a>?</p>')
  expect(answer).toContain('id="answer"')
  expect(answer).toContain('<p>C <a href="/prefix/b">b</a>.</p>')
})

test("HTML in the question neither ends it nor contains the answer", async () => {
  const { question, answer } = await partsOf("## Question\n\n<div>A\n\n<h2>Answer</h2>\n\n## Answer\n\nC.\n")
  expect(question).toMatch(/^<div>A\s*<h2>Answer<\/h2>\s*<\/div>$/)
  expect(answer).toMatch(/id="answer"[^]*<p>C\.<\/p>$/)
})

test("an article is not split if its headings are in code, in the wrong order or missing", async () => {
  expect((await partsOf("```md\n## Question\n```\n\nText.\n\n## Answer\n\nC.")).question).toBeUndefined()
  expect((await partsOf("## Answer\n\nC.\n\n## Question\n\nA?")).question).toBeUndefined()
  expect(await partsOf("Only text.")).toEqual({ question: undefined, answer: "<p>Only text.</p>" })
})
