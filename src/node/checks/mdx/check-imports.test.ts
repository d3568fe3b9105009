import { mkdtempSync, mkdirSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "vitest"
import type { ContentDocument } from "../../content/document"
import { contentLayout } from "../../content/layout"
import { toCheckedPage } from "../page"
import { checkImports, importedFile } from "./check-imports"

const project = mkdtempSync(path.join(tmpdir(), "imports-"))
mkdirSync(path.join(project, "content/docs/parts"), { recursive: true })
mkdirSync(path.join(project, "src"))
writeFileSync(path.join(project, "secret.json"), "{}")
for (const file of [
  "content/docs/parts/index.tsx",
  "content/docs/_note.md",
  "content/docs/_part.mdx",
  "src/one.js",
])
  writeFileSync(path.join(project, file), "")

function problems(...imports: string[]) {
  return problemsOf(imports.map((name, number) => `import A${number} from "${name}"`).join("\n"))
}

function problemsOf(body: string) {
  const page = { file: "docs/a.mdx", reportFile: "docs/a.mdx", format: "mdx", body, bodyLine: 4 }
  const declared = ["raw-loader", "@emotion/styled", "@site/src"]
  return checkImports(contentLayout("content", project), [toCheckedPage(page as ContentDocument)], declared) // the fields that the check reads
}

test("an import that leads to no module is reported at its position", () => {
  expect(problems("./nothing", "@theme/Tab", "@site/src/two", "no-such-package/x")).toEqual([
    {
      rule: "mdx-syntax",
      file: "docs/a.mdx",
      line: 4,
      column: 1,
      message: 'The import of "./nothing" does not lead to a module.',
      fix: "write the module's path as it is on disk, or remove the import.",
    },
    expect.objectContaining({ line: 5, fix: 'did you mean "@theme/Tabs"?' }),
    expect.objectContaining({ line: 6 }),
    expect.objectContaining({ line: 7 }),
  ])
})

test("files, folders with an index, the theme's modules and installed packages are fine", () => {
  expect(
    problems(
      "./parts",
      "./_part.mdx",
      "./_part",
      "!!raw-loader!./_note.md",
      "@site/src/one",
      "@site/src/one.js",
      "@theme/TabItem",
      "react",
      "@emotion/styled/base",
    ),
  ).toEqual([])
})

test.each([
  ["../../secret.json", "../../secret.json"],
  ["@site/secret.json", "@site/secret.json"],
  ["!!raw-loader!../../secret.json", "../../secret.json"],
  ["!!zod!./_part.mdx", "zod"],
  ["zod", "zod"],
])("the import of %s leads out of the content", (written, named) => {
  expect(problems(written)).toEqual([
    {
      rule: "outside-content",
      file: "docs/a.mdx",
      line: 4,
      column: 1,
      message: `The import of "${named}" leads out of the content.`,
      fix: "put the module into the content tree, or name its package or folder in `imports` of the site configuration.",
    },
  ])
})

test("dot segments after the name of a declared package lead out of the content", () => {
  expect(
    problems("@emotion/styled/../../../secret.json", "!!raw-loader/../../secret.js!./_note.md"),
  ).toMatchObject([
    { rule: "outside-content", line: 4 },
    { rule: "outside-content", line: 5 },
  ])
})

test("the signs that switch loaders off are no modules", () => {
  expect(problems("-!raw-loader!./_note.md", "!raw-loader!./_note.md")).toEqual([])
})

test("a module that an attribute requires is an import", () => {
  expect(problemsOf('<img src={require("./nope.png").default} alt="x" />')).toEqual([
    {
      rule: "mdx-syntax",
      file: "docs/a.mdx",
      line: 4,
      column: 11,
      message: 'The import of "./nope.png" does not lead to a module.',
      fix: "write the module's path as it is on disk, or remove the import.",
    },
  ])
  expect(problemsOf('<img src={require("@site/src/one.js").default} alt="x" />')).toEqual([])
})

test("Markdown is reported: only MDX can be imported", () => {
  expect(problems("./_note.md")).toEqual([
    {
      rule: "mdx-syntax",
      file: "docs/a.mdx",
      line: 4,
      column: 1,
      message: 'The import of "./_note.md" is Markdown, and only MDX can be imported.',
      fix: "rename the file from .md to .mdx, and the import with it.",
    },
  ])
})

test("of a tree that is not this site's own content, Markdown can be imported", () => {
  const page = { file: "a.mdx", format: "mdx", body: 'import A from "./_note.md"', bodyLine: 1 }
  const layout = contentLayout("content/docs", project)
  expect(
    checkImports(layout, [toCheckedPage(page as ContentDocument)]), // the fields that the check reads
  ).toEqual([])
})

test("in a docs root and in a Docusaurus project, @site/ is the project", () => {
  const project = mkdtempSync(path.join(tmpdir(), "imports-"))
  mkdirSync(path.join(project, "docs"))
  mkdirSync(path.join(project, "static"))
  mkdirSync(path.join(project, "src"))
  for (const file of ["docs/shot.png", "src/one.js"]) writeFileSync(path.join(project, file), "")
  for (const [contentDir, fromFile] of [
    ["docs", "a.mdx"],
    [".", "docs/a.mdx"],
  ] as const) {
    const find = (name: string) => importedFile(contentLayout(contentDir, project), fromFile, name)
    expect(find("@site/docs/shot.png")).toBe(path.join(project, "docs/shot.png"))
    expect(find("@site/src/one")).toBe(path.join(project, "src/one.js"))
    expect(find("@site/src/two")).toBeUndefined()
  }
})
