import { expect, test } from "vitest"
import { withoutInlineMarkup } from "./without-inline-markup"

test("inline markup is removed, and the texts of links are kept", () => {
  expect(withoutInlineMarkup("The **ARN** of `x`, see [the guide](/a#b). 2 * 3, a_b")).toBe(
    "The ARN of x, see the guide. 2 * 3, a_b",
  )
})
