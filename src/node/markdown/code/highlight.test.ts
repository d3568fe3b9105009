import { expect, test } from "vitest"
import { highlightLines } from "./highlight"

test("no token has the class of the frame around code", () => {
  const tokens = highlightLines("A\n\n```hcl\na = 1\n```\n", "markdown").flat()
  const classes = tokens.flatMap((token) => (token.type === "element" ? token.properties.className : []))
  expect(classes).toContain("token")
  expect(classes).not.toContain("code-block")
})
