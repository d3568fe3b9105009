import { expect, test } from "vitest"
import { temporaryTree } from "../../../tests/temporary-tree"
import { contentLayout } from "../content/layout"
import { formatProblem } from "../report/problem"
import { loadDocusaurusSidebars } from "./load-sidebars"

/** Loads the sidebars of a project with one page, from the text of `sidebars.js`. */
function load(sidebars: string) {
  const root = temporaryTree({ "docs/a.md": "# A\n", "sidebars.js": sidebars })
  const layout = contentLayout(root, root, {
    project: ".",
    docs: [{ folder: "docs", route: "/", sidebars: "sidebars.js" }],
    static: [],
  })
  return loadDocusaurusSidebars(layout)
}

test("omitted entries are reported for the file with the sidebars", async () => {
  const { data, problems } = await load(
    'module.exports = {\n  main: ["a", { type: "html", value: "<hr>" }],\n}\n',
  )
  expect(data.sidebars).toEqual({ "docs/main": [{ doc: "docs/a" }] })
  expect(problems.map((problem) => formatProblem(problem, "warning"))).toEqual([
    'sidebars.js:2:17 warning left-out: The sidebar "main" has an entry of the type "html", which is left out.\n  Fix: remove the entry, or replace it with a link to a page with its content.',
  ])
})

test("the position of an entry is where a text of the file ends with its name", async () => {
  const { data } = await load('module.exports = {\n  main: ["a-new", "a"],\n}')
  expect(data.positionOf(["docs/main", 1, "doc"])).toEqual({ file: "sidebars.js", line: 2, column: 20 })
})
