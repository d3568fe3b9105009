import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { admonitions } from "../../shared/admonitions"
import { contentLayout } from "../content/layout"
import { generatedFiles } from "../content/files/generated-files"
import { readRegions } from "../content/files/code-regions"
import { directiveNames, versionTableDirective } from "../markdown/directives/names"
import { withConstructs } from "./constructs-in-text"
import { constructsFile, constructsPage, listConstructs } from "./constructs-page"

const list = `---
title: Constructs
---

What this is.

## Tips

Advice.

<!-- region tips -->

:::tip
Text.
:::

<!-- endregion -->

## Code

A fence.

<!-- region code -->

\`\`\`\`text
a
\`\`\`\`

<!-- endregion -->
`

const constructs = [
  { name: "Tips", explanation: "Advice.", source: ":::tip\nText.\n:::" },
  { name: "Code", explanation: "A fence.", source: "````text\na\n````" },
]

test("the list is read by headings, explanations and regions", () => {
  expect(listConstructs(list)).toEqual(constructs)
})

test("the page shows the source of each example above it, and each line keeps its number", () => {
  const page = constructsPage(list)
  expect(page).toContain(`Advice.

\`\`\`md title="Source" file="_constructs.md" region="tips"
\`\`\`
:::tip
Text.
:::

`)
  expect(page).not.toContain("<!--")
  const lineOf = (text: string, line: string) => text.split("\n").indexOf(line)
  for (const line of ["title: Constructs", ":::tip", "## Code", "````text"])
    expect(lineOf(page, line)).toBe(lineOf(list, line))
})

test("a Markdown file gets a table of the constructs, and a fence that is longer than those of the examples", () => {
  const text = "Before.\n\n<!-- constructs -->\n\nold\n\n<!-- end of constructs -->\n\nAfter.\n"
  const written = withConstructs(text, constructs)
  expect(written).toBe(`Before.

<!-- constructs -->

| Construct | What it is |
| --- | --- |
| Tips | Advice. |
| Code | A fence. |

\`\`\`\`\`md
:::tip
Text.
:::

\`\`\`\`text
a
\`\`\`\`
\`\`\`\`\`

<!-- end of constructs -->

After.
`)
  expect(withConstructs(written, constructs)).toBe(written)
})

test("a file without a place for the constructs is refused", () => {
  const message =
    "The list of constructs goes between <!-- constructs --> and <!-- end of constructs -->; the file lacks these."
  expect(() => withConstructs("Text.", constructs)).toThrow(message)
  expect(() => withConstructs("<!-- end of constructs --> <!-- constructs -->", constructs)).toThrow(message)
})

const written = readFileSync(`content/${constructsFile}`, "utf8")

test("each section of the content's list is a construct, and its region is complete", () => {
  const headings = [...written.matchAll(/^## (.+)$/gm)].map(([, name]) => name)
  expect(listConstructs(written).map(({ name }) => name)).toEqual(headings)
  const { regions, faults } = readRegions(written)
  expect(faults).toEqual([])
  expect(regions.size).toBe(headings.length)
})

const looks = [...admonitions.values()].map(({ look }) => look) // the other names are those of Docusaurus
const directives = directiveNames.filter((name) => !admonitions.has(name) || looks.includes(name))

test.each([...directives, versionTableDirective])("the list shows the directive %s", (name) => {
  expect(written).toMatch(new RegExp(`^:{2,4}${name}\\b`, "m"))
})

test("the page belongs to trees that list constructs", () => {
  const data = { releases: [], terms: [], problems: [] }
  const layout = contentLayout("content")
  expect(generatedFiles(layout, data)).toEqual([])
  expect(generatedFiles(layout, { ...data, constructs: list })).toEqual([
    { file: "docs/constructs.md", text: constructsPage(list), source: "docs/_constructs.md" },
  ])
})
