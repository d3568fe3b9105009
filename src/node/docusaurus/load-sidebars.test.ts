import { expect, test } from "vitest"
import { temporaryTree } from "../../../tests/temporary-tree"
import { contentLayout } from "../content/layout"
import { formatProblem } from "../report/problem"
import { loadDocusaurusSidebars } from "./load-sidebars"

test("entries that are left out are problems of the file with the sidebars", async () => {
  const root = temporaryTree({
    "docs/a.md": "# A\n",
    "sidebars.js": 'module.exports = { main: ["a", { type: "html", value: "<hr>" }] }',
  })
  const layout = contentLayout(root, root, {
    project: ".",
    docs: [{ folder: "docs", route: "/", sidebars: "sidebars.js" }],
    static: [],
  })
  const { data, problems } = await loadDocusaurusSidebars(layout)
  expect(data.sidebars).toEqual({ "docs/main": [{ doc: "docs/a" }] })
  expect(problems.map((problem) => formatProblem(problem, "warning"))).toEqual([
    'sidebars.js:1:1 warning left-out: The sidebar "main" has an entry of the type "html", which is left out.\n  Fix: remove the entry, or replace it with a link to a page with its content.',
  ])
})

test("an entry is where a text of the file ends with its name", async () => {
  const root = temporaryTree({
    "docs/a.md": "# A\n",
    "sidebars.js": 'module.exports = {\n  main: ["a-new", "a"],\n}',
  })
  const layout = contentLayout(root, root, {
    project: ".",
    docs: [{ folder: "docs", route: "/", sidebars: "sidebars.js" }],
    static: [],
  })
  const { data } = await loadDocusaurusSidebars(layout)
  expect(data.positionOf(["docs/main", 1, "doc"])).toEqual({ file: "sidebars.js", line: 2, column: 20 })
})
