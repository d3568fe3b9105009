import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "vitest"
import { site } from "../../site.config"
import type { Environment } from "../config/environment"
import { formatProblem } from "../report/problem"
import { runChecks } from "./run-checks"

/** The problems of a tree of these files, as the command prints them, without the path of the tree. */
async function problemsOf(files: Record<string, string>): Promise<string[]> {
  const root = path.join(mkdtempSync(path.join(tmpdir(), "partials-")), "content")
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  const environment = { CONTENT_DIR: root } as Environment // the only variable that the checks read
  const { errors, warnings } = await runChecks({ environment, site })
  return [...errors, ...warnings].map((problem) =>
    formatProblem({ ...problem, file: problem.file.split("/content/")[1] ?? "" }, "error"),
  )
}

test("the anchors of what a page imports, and of what that imports in turn, are the page's", async () => {
  const problems = await problemsOf({
    "a.mdx": [
      'import One from "./_parts/_one.mdx"',
      'import B from "@site/content/b.mdx"',
      "",
      "<One />",
      "",
      "[one](#one), [two](#two), [other](/b#two), [gone](#gone)",
    ].join("\n"),
    "b.mdx": 'import Two from "./_parts/_two"\n\n<Two />\n\n[two](#two), [one](#one)\n',
    "_parts/_one.mdx": 'import Two from "./_two.mdx"\n\n## One\n\n<Two />\n',
    "_parts/_two.mdx": '---\ntitle: Two\n---\n\nimport One from "./_one.mdx"\n\n## Two\n',
  })
  expect(problems).toMatchInlineSnapshot(`
    [
      "a.mdx:6:44 error broken-anchor: "#gone" names the anchor "gone", which this page does not have.
      Fix: did you mean "one"?",
    ]
  `)
})
