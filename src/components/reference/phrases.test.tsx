import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { Phrases } from "./phrases"

test("phrases are separated by semicolons, and have their code", () => {
  const html = renderToStaticMarkup(<Phrases of={["new", "now `list(string)`, was `any`"]} />)
  expect(html).toBe("new; now <code>list(string)</code>, was <code>any</code>")
})
