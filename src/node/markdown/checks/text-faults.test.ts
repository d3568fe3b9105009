import { expect, test } from "vitest"
import { outlineOf } from "../read-markdown"

const messagesOf = (body: string) =>
  outlineOf({ file: "docs/a.md", format: "md", body, bodyLine: 1 }).messages.map(({ message }) => message)

test("a character reference of HTML is no mistake, whatever is next to it", () => {
  expect(
    messagesOf("A fee of $5 &mdash; &eacute; &copy; &amp;nbsp; A&copy;B, see /a?b=1&copy=2 & R&D.\n"),
  ).toEqual([])
})

test("a character reference that is shown as written is reported once", () => {
  expect(messagesOf("A &nbps; B &copy; C\n")).toEqual([
    '"&nbps;" is not a character reference of HTML, and is shown as written.',
  ])
  expect(messagesOf("A &nbsp B &copy; C\n")).toEqual([
    '"&nbsp" is shown as written: its semicolon is missing.',
  ])
})

test("mistakes of several kinds in a line are all reported, except one within another", () => {
  expect(messagesOf("A ` tick, two ** stars and {% code %}.\n")).toHaveLength(3)
  expect(messagesOf("See [a ** b] (/guides).\n")).toEqual([
    '"[a ** b] (/guides)" is shown as written, not as a link.',
  ])
})
