import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { ArticleRecord, type ArticleRecordProps } from "./article-record"

const text = (record: ArticleRecordProps) =>
  renderToStaticMarkup(<ArticleRecord {...record} />)
    .replace(/<style[^>]*>.*?<\/style>|<svg.*?<\/svg>|<[^>]+>/g, "")
    .trim()

test.each<[string, ArticleRecordProps]>([
  ["", { checked: null, holdsFor: null, answeredBy: null }],
  ["Checked on Nov 22, 2026.", { checked: "2026-11-22" }],
  ["Valid for v0.96.3 and later.", { holdsFor: "v0.96.3 and later" }],
  [
    "Checked on Nov 22, 2026. Valid for v0.96.3 to v2.11.1.",
    { checked: "2026-11-22", holdsFor: "v0.96.3 to v2.11.1" },
  ],
])("reads %j", (line, record) => {
  expect(text(record)).toBe(line)
})

test("links to the release that resolved the question", () => {
  const html = renderToStaticMarkup(<ArticleRecord answeredBy="terraform-aws-eks v0.60.0" />)
  expect(html).toContain('href="https://github.com/gruntwork-io/terraform-aws-eks/releases/tag/v0.60.0"')
  expect(text({ answeredBy: "terraform-aws-eks v0.60.0" })).toMatch(
    /^Resolved in terraform-aws-eks v0.60.0.*\.$/,
  )
})
