import { expect, test } from "vitest"
import { contentLayout } from "../layout"
import { fileNameProblems } from "./file-names"

const layout = contentLayout("content")

test.each([
  [
    "docs/a\u202eb.md",
    'The name "docs/a\u202eb.md" contains "U+202E", which an address cannot contain.',
    "rename it without this character; `title` in its front matter may contain it.",
  ],
  ["docs/a.mdown", 'The file does not become a page: its name ends with ".mdown".', 'rename it to "a.md".'],
  ["glosary.yml", 'Nothing reads the file "glosary.yml".', 'did you mean "glossary.yml"?'],
  ["sidbers.yml", 'Nothing reads the file "sidbers.yml".', 'did you mean "sidebars.yml"?'],
])("the name of %j is reported", (file, message, fix) => {
  expect(fileNameProblems(layout, [file], [])).toEqual([
    { rule: "file-name", file: `content/${file}`, line: 1, column: 1, message, fix },
  ])
})

test.each(["reference/services/storage/rds/README.md", "sidebars.json", "docs/a.mdx"])(
  "the name of %j is no problem",
  (file) => {
    expect(fileNameProblems(layout, [file], [])).toEqual([])
  },
)
