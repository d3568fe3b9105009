import { expect, test } from "vitest"
import { htmlTags, htmlText } from "./html-tags"

test.each([
  ["<br>", [["br", 0]]],
  ["<BR/>", [["br", 0]]],
  ["</p>", []],
  ["a < b and c > d", []],
  ["<!-- <script> --><b>", [["b", 17]]],
  ["<!-- never closed <b>", []],
  ['<a title="a > b" href=x>', [["a", 0]]],
])("tags of %s", (html, tags) => {
  expect(htmlTags(html).map(({ name, offset }) => [name, offset])).toEqual(tags)
})

test("attributes with every kind of quoting", () => {
  const [tag] = htmlTags(`<a HREF="/x?a=1&amp;b=2" title='t' id=plain hidden data-x = "y">`)
  expect(tag?.attributes.map(({ name, value }) => [name, value])).toEqual([
    ["href", "/x?a=1&b=2"],
    ["title", "t"],
    ["id", "plain"],
    ["hidden", ""],
    ["data-x", "y"],
  ])
  expect(tag?.attributes[0]?.offset).toBe(3)
})

test.each([
  ["<p>One <b>two</b></p>\n<p>three &amp; four</p>", "One two three & four"],
  ["<!-- hidden -->shown", "shown"],
  ["<style>a { b: c }</style>x<script>alert(1)</script>", "x"],
])("text of %s", (html, text) => {
  expect(htmlText(html)).toBe(text)
})
