import path from "node:path"
import { expect, test } from "vitest"
import { temporaryTree } from "../../../../tests/temporary-tree"
import type { Content } from "../../content/content"
import { contentLayout } from "../../content/layout"
import { loadContent } from "../../content/load-content"
import { toCheckedPage } from "../page"
import { checkLinks } from "./check-links"
import { settingsLinks } from "./settings-links"

/** The problems of the links in a tree's settings and pages. */
function linkProblems(content: Content) {
  const pages = content.documents.map((document) => toCheckedPage(document))
  const anchors = new Map(pages.map(({ document, outline }) => [document.id, outline.anchors]))
  return checkLinks(content, { pages, partials: [] }, anchors, settingsLinks(content))
}

test("links of sidebars and of the announcement are checked at their positions", async () => {
  const sidebars = [
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
  ]
  const folder = temporaryTree({
    "guide.md": "## Part\nText.",
    "announcement.yml": "id: a\ncontent: Read [this](/gide) and [that](/guide#part).",
    "sidebars.yml": sidebars.join("\n"),
  })
  const content = await loadContent(folder)
  const problems = linkProblems(content)
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

test("links of sidebars of Docusaurus are checked in the file that has them", async () => {
  const sidebarOf = (href: string) =>
    `{\n  "main": [\n    "guide",\n    { "type": "link", "label": "Part", "href": "${href}" }\n  ]\n}\n`
  const folder = temporaryTree({
    "docs/guide.md": "Text.\n",
    "sidebars.js": `module.exports = ${sidebarOf("/gude")}`,
    "old/guide.md": "Text.\n",
    "old-sidebars.json": sidebarOf("/old/gide"),
  })
  const layout = contentLayout(folder, process.cwd(), {
    project: ".",
    docs: [
      { folder: "docs", route: "/", sidebars: "sidebars.js" },
      { folder: "old", route: "/old", sidebars: "old-sidebars.json" },
    ],
    static: [],
  })
  const content = await loadContent(layout)
  const problems = linkProblems(content)
  expect(
    problems.map(({ file, line, column, message }) => [
      `${path.posix.relative(layout.reportRoot, file)}:${line}:${column}`,
      message,
    ]),
  ).toEqual([
    ["sidebars.js:4:50", '"/gude" does not exist.'],
    ["old-sidebars.json:4:54", '"/old/gide" does not exist.'],
  ])
})
