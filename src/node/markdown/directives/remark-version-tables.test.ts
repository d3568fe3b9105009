import { expect, test } from "vitest"
import { outlineOf } from "../read-markdown"
import type { VersionTable } from "../../content/settings/version-table"
import { render, testContext } from "../test-support"

const table: VersionTable = {
  name: "terraform-13",
  caption: "Versions for 0.13",
  columns: {
    current_name: "Name today",
    last_version: "Last",
    minimum_version: "First",
    recommendations: "Meets",
  },
  rows: [
    {
      repository: "module-asg",
      address: "https://github.com/a/asg",
      current_name: "terraform-aws-asg",
      last_version: "v0.9.0",
      minimum_version: "v0.11.0",
      recommendations: ["1.20", "2.1.1"],
    },
    {
      repository: "vpc",
      address: "https://github.com/a/vpc",
      last_version: "all",
      minimum_version: "v1.0.0",
    },
    { repository: "helm", address: "https://github.com/a/helm", replaced_by: "namespace" },
  ],
}
const versionTables = new Map([[table.name, table]])
const source = (body: string) => ({ file: "docs/page.md", format: "md", body, bodyLine: 5 }) as const
const directive = '::version-table{data="terraform-13"}'

test("a version table is a table with a caption, after which its region is named", async () => {
  const html = await render(`## Versions\n\n${directive}`, { ...testContext, versionTables })
  expect(html).toContain(
    'role="region" aria-label="Versions for 0.13"><table><caption>Versions for 0.13</caption>',
  )
  expect(html).toContain('<th scope="col">Repository</th>')
  expect(html).toMatch(/<a href="https:\/\/github.com\/a\/asg"[^>]*>.*?<code[^>]*>module-asg<\/code>/)
  expect(html).toMatch(/<a href="https:\/\/github.com\/a\/asg\/releases\/tag\/v0.11.0"/)
  expect(html).not.toContain("directive")
})

test("its rows are in the outline, for search", () => {
  const { sections, messages, links } = outlineOf(source(`## V\n\n${directive}`), { versionTables })
  expect(messages).toEqual([])
  expect(sections[1]?.text.split("\n")).toEqual([
    "Versions for 0.13",
    "Repository | Name today | Last | First | Meets",
    "module-asg | terraform-aws-asg | v0.9.0 | v0.11.0 | 1.20, 2.1.1",
    "vpc | unchanged | all | v1.0.0",
    "helm | – | – | Deprecated: use namespace",
  ])
  expect(links).toHaveLength(6)
})

test("columns that the data does not name are left out", () => {
  const plain = { ...table, columns: { minimum_version: "First" }, rows: table.rows.slice(1, 2) }
  expect(
    outlineOf(source(directive), { versionTables: new Map([[table.name, plain]]) }).sections[0]?.text,
  ).toBe("Versions for 0.13\nRepository | First\nvpc | v1.0.0")
})

test("a name without data is reported at its position, and nothing is shown", async () => {
  const body = `Text.\n\n::version-table{data="terraform-31"}`
  expect(outlineOf(source(body), { versionTables }).messages).toEqual([
    {
      rule: "mdx-syntax",
      line: 7,
      column: 1,
      message: 'There is no version table "terraform-31".',
      fix: 'did you mean "terraform-13"?',
    },
  ])
  expect(await render(body, { ...testContext, versionTables })).toBe("<p>Text.</p>\n")
})

test("a directive without a name is reported", () => {
  expect(outlineOf(source("::version-table"), { versionTables }).messages).toMatchObject([
    {
      line: 5,
      message: '"::version-table" names no data.',
      fix: 'write ::version-table{data="…"} with the name of a file in data/version-compatibility: terraform-13.',
    },
  ])
})
