import { expect, test } from "vitest"
import { temporaryTree } from "../../../../tests/temporary-tree"
import type { ContentDocument } from "../../content/document"
import { contentLayout } from "../../content/layout"
import { toCheckedPage } from "../page"
import { checkImportLoops } from "./check-import-loops"

/** The problems of MDX files below `docs/`, given by their names. */
function problems(files: Record<string, string>) {
  const entries = Object.entries(files).map(([name, body]) => [`docs/${name}`, body] as const)
  const layout = contentLayout(temporaryTree(Object.fromEntries(entries)))
  const checked = entries.map(([file, body]) =>
    toCheckedPage({ file, reportFile: file, format: "mdx", body, bodyLine: 1 } as ContentDocument),
  ) // the fields that the check reads
  return checkImportLoops(layout, checked)
}

test("a file that contains itself through others is reported once, where the loop is closed", () => {
  expect(
    problems({
      "a.mdx": 'import P from "./_p.mdx"\n\n<P/>\n',
      "_p.mdx": 'Text.\n\nimport Q from "./_q.mdx"\n\n<Q/>\n',
      "_q.mdx": 'import P from "@site/docs/_p"\n\n<P/>\n',
    }),
  ).toEqual([
    {
      rule: "mdx-syntax",
      file: "docs/_q.mdx",
      line: 1,
      column: 1,
      message: 'The import of "@site/docs/_p" leads back to this file: its text would contain itself.',
      fix: "remove the import, or the one in the other file that leads back to this one.",
    },
  ])
})

test("a file that imports itself is reported", () => {
  expect(problems({ "a.mdx": 'import A from "./a.mdx"\n\n<A/>\n' })).toMatchObject([{ file: "docs/a.mdx" }])
})

test("files can import the same file, and names of a file that imports them", () => {
  expect(
    problems({
      "a.mdx":
        'import P from "./_p.mdx"\nimport Q from "./_q.mdx"\n\nexport const version = "1"\n\n<P/>\n<Q/>\n',
      "_p.mdx": 'import Q from "./_q.mdx"\nimport { version } from "./a.mdx"\n\n<Q/> {version}\n',
      "_q.mdx": "Text.\n",
    }),
  ).toEqual([])
})
