import path from "node:path"
import { expect, test } from "vitest"
import { temporaryTree, writeFiles } from "../../../../tests/temporary-tree"
import { site } from "../../../site.config"
import type { Environment } from "../../config/environment"
import { formatProblem } from "../../report/problem"
import { runChecks } from "../run-checks"

/** The problems of a tree of these files, as the command prints them, without the path of the tree. */
async function problemsOf(files: Record<string, string>): Promise<string[]> {
  const root = path.join(temporaryTree(), "content")
  writeFiles(root, files)
  const environment = { CONTENT_DIR: root } as Environment // the only variable that the checks read
  const { errors, warnings } = await runChecks({ environment, site })
  return [...errors, ...warnings].map((problem) =>
    formatProblem({ ...problem, file: problem.file.split("/content/")[1] ?? "" }, "error"),
  )
}

test("a page has the anchors of the files that it imports, directly or indirectly", async () => {
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
      "_parts/_two.mdx:5:1 error mdx-syntax: The import of "./_one.mdx" leads back to this file: its text would contain itself.
      Fix: remove the import, or the one in the other file that leads back to this one.",
      "a.mdx:6:44 error broken-anchor: "#gone" names the anchor "gone", which this page does not have.
      Fix: did you mean "one"?",
    ]
  `)
})

test("imported files are checked like pages, once, with addresses resolved as in the build", async () => {
  const problems = await problemsOf({
    "docs/guides/a.mdx": 'import P from "./_partials/_p.mdx"\n\n## Of a\n\n<P />\n\n[b](./b.mdx)\n',
    "docs/guides/b.mdx": 'import P from "./_partials/_p.mdx"\n\n<P />\n\n[a](./a.mdx)\n',
    "docs/guides/_partials/one.svg": `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>`,
    "docs/guides/_partials/_p.mdx": [
      "---",
      "title: P",
      "---",
      'import No from "./_no.mdx"',
      "",
      "## Of p",
      "",
      "[a](../a.mdx), [a](../a.mdx#of-p), [a](/guides/a), [a](#of-a), [p](#of-p), [d](./d), [c](../c.md), ![One](one.svg)",
      "",
      "[a](./a.mdx), [a](/guides/aa), [a](#of-c), [a](../a.mdx#of-b), ![Two](two.png), ![](one.svg)",
      "",
      "<script>x</script>",
      "",
      "```hcl",
      "a =",
      "```",
      "",
    ].join("\n"),
    "docs/guides/_partials/_alone.mdx": "[a](./nothing.md)\n",
    "docs/guides/c.md": "[d](./d.md)\n",
    "docs/guides/d.md": "Text.\n",
    "sidebars.yml": "main: []\n",
  })
  expect(problems).toMatchInlineSnapshot(`
    [
      "docs/guides/_partials/_p.mdx:4:1 error mdx-syntax: The import of "./_no.mdx" does not lead to a module.
      Fix: write the module's path as it is on disk, or remove the import.",
      "docs/guides/_partials/_p.mdx:10:1 error broken-link: "./a.mdx" does not exist.
      Fix: did you mean "../a.mdx"?",
      "docs/guides/_partials/_p.mdx:10:15 error broken-link: "/guides/aa" does not exist.
      Fix: did you mean "/guides/a"?",
      "docs/guides/_partials/_p.mdx:10:32 error broken-anchor: "#of-c" names the anchor "of-c", which no page that imports this file has.
      Fix: did you mean "of-a"?",
      "docs/guides/_partials/_p.mdx:10:44 error broken-anchor: "../a.mdx#of-b" names the anchor "of-b", which "/guides/a" does not have.
      Fix: did you mean "of-a"?",
      "docs/guides/_partials/_p.mdx:10:64 error broken-image: The image "two.png" does not exist.
      Fix: put the file beside the page or below static/, and write its path as it is on disk.",
      "docs/guides/_partials/_p.mdx:12:1 error unsafe-html: <script> is not allowed in MDX.
      Fix: remove it; what needs code belongs in a component.",
      "docs/guides/_partials/_p.mdx:15:4 error hcl-syntax: Missing expression: expected the start of an expression, but found the end of the file.
      Fix: correct the code, or mark the fence \`fragment\` or \`skip="reason"\`.",
      "docs/guides/_partials/_p.mdx:10:1 error broken-markdown-link: "./a.mdx" does not lead to a Markdown file.
      Fix: did you mean "../a.mdx"?",
      "docs/guides/_partials/_p.mdx:10:81 error missing-alt: The image "one.svg" has no text alternative.
      Fix: say between the brackets what the image shows.",
    ]
  `)
})

test("imported code and data that do not parse are problems of their files, once", async () => {
  const imports = 'import A from "./a.jsx"\nimport B from "./b.ts"\nimport c from "./c.json"\n'
  const problems = await problemsOf({
    "one.mdx": `${imports}\n<A />\n`,
    "two.mdx": `${imports}\n<A />\n`,
    "a.jsx": "export default () => <b>x</b\n",
    "b.ts": "const a: = 1\nexport default a\n",
    "c.json": '{\n  "x": 1,\n}\n',
    "unused.jsx": "export default () => <b>\n",
    "sidebars.yml": "main: [one, two]\n",
  })
  expect(problems).toMatchInlineSnapshot(`
    [
      "a.jsx:2:1 error mdx-syntax: The code is not JavaScript: it ends too early, because a bracket, a brace or a value is missing.
      Fix: correct the code: a page imports the file.",
      "b.ts:1:10 error mdx-syntax: The code is not TypeScript: Unexpected token.
      Fix: correct the code: a page imports the file.",
      "c.json:3:1 error mdx-syntax: The code is not JSON: there is a comma before "}".
      Fix: correct the code: a page imports the file.",
    ]
  `)
})

test("the names of an import have to be exports of its module", async () => {
  const problems = await problemsOf({
    "a.mdx": [
      'import A, { One, Tow, type as kind } from "./a.jsx"',
      'import B from "./b.jsx"',
      'import None from "./none.js"',
      'import All, { any } from "./all.js"',
      'import * as everything from "./a.jsx"',
      'import data, { x } from "./data.json"',
      'export { Two as Other } from "./a.jsx"',
      "",
      "<A /> <B /> <One />",
    ].join("\n"),
    "a.jsx": "const type = 1\nexport { type }\nexport function One() {}\nexport const [Two] = [One]\n",
    "b.jsx": 'export { One as default } from "./a.jsx"\n',
    "none.js": 'import "react"\n',
    "all.js": 'export * from "react"\n',
    "data.json": '{ "x": 1 }\n',
    "sidebars.yml": "main: [a]\n",
  })
  expect(problems).toMatchInlineSnapshot(`
    [
      "a.mdx:1:1 error mdx-syntax: "./a.jsx" has no default export.
      Fix: add "export default" to it, or import { type, One, Two } from it.",
      "a.mdx:1:1 error mdx-syntax: "./a.jsx" has no export "Tow".
      Fix: did you mean "Two"?",
      "a.mdx:3:1 error mdx-syntax: "./none.js" has no default export.
      Fix: add "export default" to it.",
    ]
  `)
})
