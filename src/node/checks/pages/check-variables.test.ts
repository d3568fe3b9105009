import path from "node:path"
import { expect, test } from "vitest"
import { temporaryTree, writeFiles } from "../../../../tests/temporary-tree"
import { loadContent } from "../../content/load-content"
import { formatProblem } from "../../report/problem"
import { toCheckedPage } from "../page"
import { checkVariables } from "./check-variables"

/** Problems of a tree with one page of these lines. */
async function check(lines: readonly string[], variables?: string, announcement?: string): Promise<string[]> {
  const root = path.join(temporaryTree(), "content")
  writeFiles(root, {
    "docs/a.md": [...lines, ""].join("\n"),
    ...(variables === undefined ? {} : { "data/variables.yml": variables }),
    ...(announcement === undefined ? {} : { "announcement.yml": announcement }),
  })
  const content = await loadContent(root)
  const messages = content.documents
    .map((document) => toCheckedPage(document, content))
    .flatMap(({ document, outline }) =>
      outline.messages.map((message) => ({ file: document.reportFile, ...message })),
    )
  return [...content.problems, ...messages, ...checkVariables(content)].map((problem) =>
    formatProblem({ ...problem, file: problem.file.split("/content/")[1] ?? "" }, "error"),
  )
}

const page = ["---", "title: A", "---"]
const declared = "catalog_version: v2.11.1\n"

test("declared names are no problem, and in a tree without variables, no name is", async () => {
  expect(await check([...page, "{{catalog_version}}"], declared)).toEqual([])
  expect(await check([...page, "{{catalog_verison}}"])).toEqual([])
})

test("an unknown name is reported at its position, in text and in code", async () => {
  const lines = [...page, "Text.", "", "```hcl", 'a = "{{catalog_verison}}"', "```", "{{no_such_thing}}"]
  expect(await check(lines, declared)).toEqual([
    `docs/a.md:7:6 error unknown-variable: There is no variable "catalog_verison".
  Fix: did you mean "catalog_version"?`,
    `docs/a.md:9:1 error unknown-variable: There is no variable "no_such_thing".
  Fix: add it to data/variables.yml, or write {{ no_such_thing }} where the braces are meant as text.`,
  ])
})

test("a declared name that lacks a brace is reported", async () => {
  const lines = [...page, "{{catalog_version} and `{catalog_version}}`", "{{no_such}, {catalog_version}"]
  expect(await check(lines, declared)).toEqual([
    `docs/a.md:4:1 error unknown-variable: "{{catalog_version}" is shown as written, because it lacks a brace.
  Fix: write {{catalog_version}}.`,
    `docs/a.md:4:25 error unknown-variable: "{catalog_version}}" is shown as written, because it lacks a brace.
  Fix: write {{catalog_version}}.`,
    `docs/a.md:5:13 error unknown-variable: "{catalog_version}" is shown as written, because it has one brace on each side.
  Fix: write {{catalog_version}}.`,
  ])
})

test("a name in front matter is reported", async () => {
  const lines = ["---", "title: Catalog {{catalog_version}}", "---", "Text."]
  expect(await check(lines, declared)).toEqual([
    `docs/a.md:2:8 error unknown-variable: Front matter has no variables: readers of "title" would see {{catalog_version}}.
  Fix: write the text of "catalog_version".`,
  ])
})

test("a name in the title that opens the text is reported, and the same name in a later heading is not", async () => {
  const lines = [
    "---",
    "description: A",
    "---",
    "",
    "# Catalog {{catalog_version}}",
    "",
    "## In {{catalog_version}}",
  ]
  expect(await check(lines, declared)).toEqual([
    `docs/a.md:5:11 error unknown-variable: Titles have no variables: readers would see {{catalog_version}}.
  Fix: write the text of "catalog_version".`,
  ])
})

test("an unknown name in the announcement is reported", async () => {
  const announcement = "id: a\ncontent: News of {{catalog_version}} and {{catalog_verison}}\n"
  expect(await check(page, declared, announcement)).toEqual([
    `announcement.yml:2:10 error unknown-variable: There is no variable "catalog_verison".
  Fix: did you mean "catalog_version"?`,
  ])
})
