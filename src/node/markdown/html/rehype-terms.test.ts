import { expect, test } from "vitest"
import { createTermLinks } from "../../glossary/create-term-links"
import { render, testContext } from "../test-support"

const terms = [
  { term: "drift", also: [], definition: "A difference." },
  { term: "hosted zone", also: [], definition: "Records." },
]

function html(markdown: string): Promise<string> {
  const newTerms = createTermLinks(terms, { slug: "/guides/x", pathPrefix: "" })
  return render(markdown, { ...testContext, newTerms })
}

const link = (text: string, id = "drift") => `<a class="term" href="/reference/glossary#${id}">${text}</a>`

test("only the first use of a term in prose is a link", async () => {
  expect(await html("A **drift** and drift.\n\n- drift, hosted zones\n")).toBe(
    `<p>A <strong>${link("drift")}</strong> and drift.</p>\n<ul>\n<li>drift, ${link("hosted zones", "hosted-zone")}</li>\n</ul>`,
  )
})

test.each([
  ["a heading", "## Drift today"],
  ["code", "`drift`\n\n```text\ndrift\n```"],
  ["a link", "[drift](/x)"],
  ["a table", "| drift |\n| - |\n| drift |"],
])("%s contains no link", async (_, markdown) => {
  expect(await html(markdown)).not.toContain('class="term"')
  expect(await html(`${markdown}\n\nThe drift.`)).toContain(`The ${link("drift")}.`)
})

test("without a glossary the text stays as it is", async () => {
  expect(await render("drift")).toBe("<p>drift</p>")
})
