import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "vitest"
import { loadContent } from "../content/load-content"
import { checkLinks } from "./check-links"
import { toCheckedPage } from "./page"
import { settingsLinks } from "./settings-links"

test("links of sidebars and of the announcement are checked where they stand", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "links-"))
  const write = (file: string, ...lines: string[]) => writeFileSync(path.join(folder, file), lines.join("\n"))
  write("guide.md", "## Part", "Text.")
  write("announcement.yml", "id: a", "content: Read [this](/gide) and [that](/guide#part).")
  write(
    "sidebars.yml",
    "main:",
    "  - guide",
    "  - { link: /guide#part, label: Part }",
    "  - { link: https://example.com, label: Elsewhere }",
    "  - category: More",
    "    items:",
    "      - link: /gude",
    "        label: Guide",
    "      - link: /guide#prt",
    "        label: Part",
  )
  const content = await loadContent(folder)
  const problems = checkLinks(
    content,
    { pages: content.documents.map((document) => toCheckedPage(document)), partials: [] },
    new Map(),
    settingsLinks(content),
  )
  expect(
    problems.map(({ rule, file, line, column, message, fix }) => [
      `${path.basename(file)}:${line}:${column} ${rule}`,
      message,
      fix,
    ]),
  ).toEqual([
    ["sidebars.yml:7:15 broken-link", '"/gude" does not exist.', 'did you mean "/guide"?'],
    [
      "sidebars.yml:9:15 broken-anchor",
      '"/guide#prt" names the anchor "prt", which "/guide" does not have.',
      'did you mean "part"?',
    ],
    ["announcement.yml:2:10 broken-link", '"/gide" does not exist.', 'did you mean "/guide"?'],
  ])
})
