import { expect, test } from "vitest"
import { splitArticle } from "./split-article"

test("an article is split at its two headings", () => {
  expect(splitArticle("\n## Question\n\nWhy?\n\n## Answer\n\nSo.")).toEqual({
    question: "\nWhy?\n",
    questionLine: 2,
    answer: "## Answer\n\nSo.",
    answerLine: 5,
  })
})

test("a heading inside code does not count", () => {
  const body = "## Question\n\n```md\n## Answer\n```\n\n## Answer\n\nSo."
  expect(splitArticle(body).question).toContain("```md\n## Answer\n```")
})

test("a body without the headings is an answer as a whole", () => {
  expect(splitArticle("Text.")).toEqual({ question: "", questionLine: 0, answer: "Text.", answerLine: 0 })
  expect(splitArticle("## Answer\n\nSo.\n\n## Question\n\nWhy?").question).toBe("")
})

test("a fence that starts in a list or a quote ends where it is closed", () => {
  for (const sample of ["- ```\n  ## Answer\n  ```", "> ~~~\n> a\n> ~~~", "```inline``` code"]) {
    const { question, answer } = splitArticle(`## Question\n\n${sample}\n\n## Answer\n\nYes.`)
    expect(question.trim()).toBe(sample)
    expect(answer).toBe("## Answer\n\nYes.")
  }
})
