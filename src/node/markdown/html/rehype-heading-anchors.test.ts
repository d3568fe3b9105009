import { expect, test } from "vitest"
import { render, withoutIcons } from "../test-support"

test.each([2, 3, 4, 5, 6])("a heading of level %d has a link beside it", async (level) => {
  expect(await render(`${"#".repeat(level)} Some \`code\``)).toBe(
    `<div class="heading-anchor" data-level="${level}"><h${level} id="some-code" class="anchor">Some <code>code</code></h${level}>` +
      `<a class="hash-link" href="#some-code" aria-label="Direct link to Some code"></a></div>`,
  )
})

test("a link in a heading adds no notice to the anchor's label", async () => {
  const html = withoutIcons(await render("## See [x](https://x.io)"))
  expect(html).toContain('aria-label="Direct link to See x"')
})

test("a heading in raw HTML has a link if it has an id", async () => {
  expect(await render('<h3 id="raw">Raw</h3>')).toContain('<a class="hash-link" href="#raw"')
  expect(await render("<h3>Raw</h3>")).toBe("<h3>Raw</h3>")
})

test("the heading of the footnotes has no link", async () => {
  expect(await render("A[^1]\n\n[^1]: Note.")).not.toContain("hash-link")
})
