import { expect, test } from "vitest"
import { parseDocument } from "./document"
import { contentLayout } from "./layout"
import { separateArticles } from "./separate-articles"

const layout = contentLayout("content")
const parse = (name: string, number: number) =>
  parseDocument(
    layout,
    `knowledge-base/${name}.md`,
    `---\ntitle: Why?\nnumber: ${number}\nkind: concept\nanswered: true\n---\n`,
  )
const separate = (...articles: [name: string, number: number][]) => {
  const { pages, problems } = separateArticles(articles.map(([name, number]) => parse(name, number)))
  return { slugs: pages.map(({ document }) => document?.slug), problems }
}

test("articles with different numbers stay as they are", () => {
  const pages = [parse("1", 1), parse("two", 2), parseDocument(layout, "docs/a.md", "Text.\n")]
  expect(separateArticles(pages)).toEqual({ pages, problems: [] })
})

test("of two articles with the same number, the one whose file has another name is reported, and keeps an address", () => {
  expect(separate(["101", 3], ["3", 3])).toEqual({
    slugs: ["/discussions/knowledge-base/101", "/discussions/knowledge-base/3"],
    problems: [
      {
        rule: "duplicate-number",
        file: "content/knowledge-base/101.md",
        line: 3,
        column: 9,
        message: 'Article number 3 is also the number of "content/knowledge-base/3.md".',
        fix: "give one of them another number.",
      },
    ],
  })
})

test("if no file is named after a repeated number, the first article keeps it", () => {
  const { slugs, problems } = separate(["a", 7], ["b", 7])
  expect(slugs).toEqual(["/discussions/knowledge-base/7", "/discussions/knowledge-base/b"])
  expect(problems.map(({ file }) => file)).toEqual(["content/knowledge-base/b.md"])
})
