import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { TextWithCode } from "./text-with-code"

test.each([
  ["now `list(string)`, was `any`", "now <code>list(string)</code>, was <code>any</code>"],
  ["now `` run `ls` now ``, was `a`", "now <code>run `ls` now</code>, was <code>a</code>"],
  ["a ` alone", "a ` alone"],
])("the code in %j is shown as code", (text, html) => {
  expect(renderToStaticMarkup(<TextWithCode text={text} />)).toBe(html)
})
