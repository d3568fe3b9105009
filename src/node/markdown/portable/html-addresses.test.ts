import { expect, test } from "vitest"
import { withAddresses } from "./html-addresses"

const moved = (html: string) =>
  withAddresses(html, (url) => (url.startsWith(".") ? `/at/${url.slice(2)}` : url))

test.each([
  ["an address in quotes", `<a class="b" href="./x" id=c>`, `<a class="b" href="/at/x" id=c>`],
  ["one in single quotes", "<a href='./x'>", `<a href="/at/x">`],
  ["one without quotes", "<IMG SRC = ./a.png alt=A>", `<IMG SRC="/at/a.png" alt=A>`],
  [
    "several",
    '<video src="./a.mp4" poster="./b.png"></video><a href="./c">',
    '<video src="/at/a.mp4" poster="/at/b.png"></video><a href="/at/c">',
  ],
  ["one with special characters", '<a href="./x?a=1&amp;b=%22">', '<a href="/at/x?a=1&amp;b=%22">'],
])("%s is replaced", (_, html, expected) => {
  expect(moved(html)).toBe(expected)
})

test.each([
  ["an address that stays", "<a href='https://example.com?a&b'>"],
  ["text, comments and end tags", 'href="./x" <!-- <a href="./x"> --></a href="./x">'],
  ["an attribute that is no address", '<a title="./x" data-href="./x" href>'],
])("%s is kept as it is written", (_, html) => {
  expect(moved(html)).toBe(html)
})
