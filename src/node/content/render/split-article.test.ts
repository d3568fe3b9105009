import { expect, test } from "vitest"
import { noParts } from "../body-parts"
import { readBody } from "../../markdown/read-markdown"
import { renderBody } from "../../markdown/render-markdown"
import { testContext } from "../../markdown/test-support"
import { splitArticle } from "./split-article"

async function partsOf(body: string) {
  const { tree, file } = readBody({ file: "a.md", format: "md", body, bodyLine: 1 }, noParts)
  const { question, answer } = splitArticle(tree)
  return {
    question: question && (await renderBody({ tree: question, file }, testContext)).trim(),
    answer: (await renderBody({ tree: answer, file }, testContext)).trim(),
  }
}

test("an article is split at its two headings; both parts include the definitions", async () => {
  const { question, answer } = await partsOf("## Question\n\nA [b]?\n\n## Answer\n\nC [b].\n\n[b]: /b\n")
  expect(question).toBe('<p>A <a href="/prefix/b">b</a>?</p>')
  expect(answer).toContain('id="answer"')
  expect(answer).toContain('<p>C <a href="/prefix/b">b</a>.</p>')
})

test("an article is not split if its headings are in code, in the wrong order or missing", async () => {
  expect((await partsOf("```md\n## Question\n```\n\nText.\n\n## Answer\n\nC.")).question).toBeUndefined()
  expect((await partsOf("## Answer\n\nC.\n\n## Question\n\nA?")).question).toBeUndefined()
  expect(await partsOf("Only text.")).toEqual({ question: undefined, answer: "<p>Only text.</p>" })
})
