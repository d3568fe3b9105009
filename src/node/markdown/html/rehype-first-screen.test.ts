import { expect, test } from "vitest"
import { firstScreenOf } from "../../../shared/first-screen"
import { render } from "../test-support"

/** A paragraph of 500 characters. */
const paragraph = (name: string) => name.repeat(500)
const paragraphs = (names: string) => [...names].map(paragraph).join("\n\n")

test("the first screen ends with the element that fills it, if at least half a screen follows", async () => {
  const html = await render(paragraphs("abcde"))
  expect(firstScreenOf(html)).toBe([..."abc"].map((name) => `<p>${paragraph(name)}</p>\n`).join(""))
})

test("the first screen never ends within an element", async () => {
  const quote = paragraphs("abcdefgh").replaceAll(/^(?=.)/gm, "> ")
  const html = await render(`${quote}\n\n${paragraphs("ghij")}`)
  expect(firstScreenOf(html)).toMatch(/<\/blockquote>\n$/)
})

test.each([
  ["a short page", paragraphs("abcd")],
  [
    "a page whose list has a filter",
    `<div data-filter="Terms"></div>\n\n### A\n\n${paragraphs("abcdefghij")}`,
  ],
])("%s has no mark", async (_, body) => {
  const html = await render(body)
  expect(firstScreenOf(html)).toBe(html)
})
