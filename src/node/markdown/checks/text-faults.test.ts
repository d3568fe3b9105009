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

test("a link around another link, and the rest of a link without its start, are shown as written", () => {
  const fault = (written: string) =>
    `"${written}" is shown as written: the link has another link in its text, or no "[".`
  expect(messagesOf("See [a [nested](./b.md) link](./b.md).\n")).toEqual([fault("](./b.md)")])
  expect(messagesOf("See the guide](/guides/a).\n")).toEqual([fault("](/guides/a)")])
  expect(messagesOf("See [**a** `b` ![c](c.png)](./b.md), a[1](x) and \\](./b.md).\n")).toEqual([])
})

test("attributes behind an image or a link are shown as written", () => {
  const fault = (written: string) =>
    `"${written}" is shown as written: links and images have no attributes here.`
  expect(messagesOf('![y](a.png){width=50} and [b](/b){:target="_blank"}.\n')).toEqual([
    fault("{width=50}"),
    fault('{:target="_blank"}'),
  ])
  expect(messagesOf('The value `a`{job="b"} and {width=50}.\n')).toEqual([])
})

test("the fix for an attribute says what the page does instead", () => {
  const fixOf = (attribute: string) =>
    outlineOf({ file: "docs/a.md", format: "md", body: `[b](/b){${attribute}}\n`, bodyLine: 1 }).messages.map(
      ({ fix }) => fix,
    )
  expect(fixOf("width=50")).toEqual(["remove it; the page fits a picture into the column."])
  expect(fixOf('target="_blank"')).toEqual(["remove it; readers choose whether a link opens in a new tab."])
  expect(fixOf('class="wide"')).toEqual(["remove it."])
})

test("signs of emphasis, brackets and lines that are no mistakes are not reported", () => {
  for (const text of [
    "A 5*3, a*b, *.com, * b, \\*a, `*a`, ***a***, **a *b* c**, *a **b***, **x**y and _envcommon.",
    "(See [a](#x).) (**a** [b](#x)), and [[c](#x)].",
    "Wow! [a](#x) and\n! [b](#x)",
    "*one line*\n*two lines*",
    "– one dash\nand text",
    "The role arn:aws:iam::1:role, a :name: of one's own, 10:key:2, `:key:`, \\:key: and a == b == c, a==b==c.",
  ])
    expect(messagesOf(`${text}\n\n## X\n`)).toEqual([])
})
