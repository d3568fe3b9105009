import { expect, test } from "vitest"
import { temporaryTree } from "../../tests/temporary-tree"
import { loadContent } from "../../src/node/content/load-content"
import { contentLayout } from "../../src/node/content/layout"
import { readProject } from "../../src/node/docusaurus/read-project"
import type { Problem } from "../../src/node/report/problem"
import { formatTrial } from "./format-trial"

const problem = (file: string, rule: Problem["rule"]): Problem => ({
  ...{ file, line: 1, column: 1, rule },
  message: "It is wrong.",
  fix: "correct it.",
})

test("the result of a trial names the docs, what could not be carried over, and the problems by rule", async () => {
  const root = temporaryTree({
    "docusaurus.config.js":
      'module.exports = { title: "Boxes", url: "https://boxes.example", baseUrl: "/", plugins: ["charts"], presets: [["classic", { docs: { sidebarPath: "./sidebars.js" } }]] }',
    "sidebars.js": 'module.exports = { all: ["start"] }',
    "docs/start.md": "# Start\n",
    "docs/more.mdx": "# More\n",
  })
  const project = await readProject(root)
  const content = await loadContent(contentLayout(project.contentDir, process.cwd(), project.site.docusaurus))
  const errors = [problem("a.md", "broken-link")]
  const warnings = [
    problem("a.md", "missing-alt"),
    problem("b.md", "orphan-page"),
    problem("c.md", "orphan-page"),
  ]
  expect(formatTrial({ project, content, errors, warnings })).toBe(`Boxes: 2 pages.

Docs:
  docs: 2 pages (1 of them MDX) at /docs, sidebars from sidebars.js
Languages: English
Versions: Next at /docs
Navbar: nothing

Not carried over:
  These plugins do not run: charts.

a.md:1:1 error broken-link: It is wrong.
  Fix: correct it.
a.md:1:1 warning missing-alt: It is wrong.
  Fix: correct it.
b.md:1:1 warning orphan-page: It is wrong.
  Fix: correct it.
c.md:1:1 warning orphan-page: It is wrong.
  Fix: correct it.
error broken-link: 1
warning orphan-page: 2
warning missing-alt: 1
1 error, 3 warnings.`)
})
