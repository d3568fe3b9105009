import { expect, test } from "vitest"
import { render } from "../test-support"

test.each([
  ["the title that opens a body", "# Title\n\nText."],
  ["a title below a comment", "<!-- Draft of June -->\n\n# Title\n\nText."],
])("%s is left out", async (_, body) => {
  expect((await render(body)).trim()).toBe("<p>Text.</p>")
})

test("a later title is a section", async () => {
  expect(await render("Text.\n\n# Part")).toMatch(/<h2 [^>]*id="part"/)
})
