import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { Phrases } from "./phrases"

test.each([
  [["new", "now `list(string)`, was `any`"], "new; now <code>list(string)</code>, was <code>any</code>"],
  [["now `` run `ls` now ``, was `a`"], "now <code>run `ls` now</code>, was <code>a</code>"],
  [["a ` alone"], "a ` alone"],
])("the phrases %j are shown", (phrases, html) => {
  expect(renderToStaticMarkup(<Phrases of={phrases} />)).toBe(html)
})
