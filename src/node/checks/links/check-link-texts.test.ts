import { expect, test } from "vitest"
import { outlineOf } from "../../markdown/read-markdown"
import { checkLinkTexts } from "./check-link-texts"

const check = (body: string, format: "md" | "mdx" = "md", titles: Record<string, string> = {}) => {
  const file = `docs/a.${format}`
  const document = { file, reportFile: `content/${file}`, slug: "/a", format, body, bodyLine: 4 }
  return checkLinkTexts([{ document, outline: outlineOf(document) }], (_, url) => titles[url])
}

test("for a link to a page of the site, the fix suggests the page's title", () => {
  expect(check("See [article 12](/kb/12).", "md", { "/kb/12": "No valid credential sources" })).toEqual([
    {
      rule: "dead-link-text",
      file: "content/docs/a.md",
      line: 4,
      column: 5,
      message: 'The link text "article 12" does not say where the link leads.',
      fix: 'write the title of the page, "No valid credential sources", or the fact that it states.',
    },
  ])
})

test("for a link to another site, the fix asks for a description of the target", () => {
  expect(check("See [here](https://example.com/a).")).toMatchObject([
    {
      message: 'The link text "here" does not say where the link leads.',
      fix: 'write what a reader finds at "https://example.com/a".',
    },
  ])
})

test.each([
  "[463](/b)",
  "[#463](/b)",
  "[Article 463](/b)",
  "[the article 463](/b)",
  "[**article** 463,](/b)",
  "[Here](/b)",
  "[click here](/b)",
  "[see here.](/b)",
  "[this article](/b)",
  "[this page](/b)",
  "[link](/b)",
  "[www.example.com/b](/b)",
  "<https://example.com/b>",
  "https://example.com/b",
  "[article 463][1]\n\n[1]: /b",
])("%s is reported", (body) => {
  expect(check(body).map(({ rule }) => rule)).toEqual(["dead-link-text"])
})

test.each([
  "[Why nested providers ignore the profile](/b)",
  "[article 463 of the GDPR](/b)",
  "[v0.96.3](/b)",
  "[0.14](/b)",
  "[issue 561](/b)",
  "[hereditary](/b)",
  "[guide](/b)",
  "[example.com](/b)",
  "[![Article 12](a.png) a drawing](/b)",
])("%s is not reported", (body) => {
  expect(check(body)).toEqual([])
})

test("links of MDX components are checked, those of HTML are not, because their text is not parsed", () => {
  expect(check('<a href="/b">here</a> <Link to="/c">article 3</Link>', "mdx")).toHaveLength(2)
  expect(check('<a href="/b">here</a>')).toEqual([])
})
