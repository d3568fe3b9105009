import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { Admonition } from "./admonition"
import { Details } from "./details"

test.each([
  [undefined, "note", "Note"],
  ["warning", "warning", "Warning"],
  ["important", "info", "Important"],
  ["secondary", "note", "Note"],
  ["success", "tip", "Success"],
  ["nope", "note", "Note"],
])("an admonition of type %s has the style of %s", (type, look, title) => {
  const html = renderToStaticMarkup(<Admonition type={type}>Text.</Admonition>)
  expect(html).toContain(`<div class="admonition admonition-${look} theme-admonition-${look}" role="note"`)
  expect(html).toMatch(/<svg class="admonition-icon".*<path d="M/)
  expect(html).toContain(`</svg>${title}</p><p>Text.</p>`)
})

test("links can lead to an admonition and to details", () => {
  const html = renderToStaticMarkup(
    <>
      <Admonition id="a">Text.</Admonition>
      <Details id="b">Text.</Details>
    </>,
  )
  expect(html).toContain('<div id="a" class="admonition')
  expect(html).toContain('<details class="details" id="b"><summary>Details</summary>Text.</details>')
})
