import { expect, test } from "vitest"
import { outline, render } from "../test-support"

test.each([
  ["the title that opens a body", "# Title\n\nText."],
  ["a title below a comment", "<!-- Draft of June -->\n\n# Title\n\nText."],
])("%s is left out", async (_, body) => {
  expect((await render(body)).trim()).toBe("<p>Text.</p>")
})

test.each(["{/* Draft of June */}", "<!-- Draft of June -->"])(
  "in MDX, a title below the comment %s is left out",
  (comment) => {
    const body = `import A from "./a.mdx"\n\n${comment}\n\n# Title\n\nText.`
    expect(outline(body, { format: "mdx", dialect: "docusaurus" }).headings).toEqual([])
  },
)

test("in MDX, a title below an expression is a section", () => {
  expect(outline("{1 + 1}\n\n# Part", { format: "mdx" }).headings).toMatchObject([{ id: "part", level: 2 }])
})

test("a later title is a section", async () => {
  expect(await render("Text.\n\n# Part")).toMatch(/<h2 [^>]*id="part"/)
})
