import { expect, test } from "vitest"
import { parseDocument } from "../../content/document"
import type { ContentLayout } from "../../content/layout"
import { parseVariables } from "../../reference/parse-module"
import { checkReplacedInputs } from "./check-replaced-inputs"

const layout: ContentLayout = {
  root: "/content",
  reportRoot: "content",
  origin: "own",
  docsFolder: "docs",
  classify: (file) => ({ kind: "service", path: file.replace(/^reference\/services\//, "") }),
}

async function moduleOf(names: readonly string[]) {
  const text = names.map((name) => `variable "${name}" {\n  type = string\n}\n`).join("\n")
  return { inputs: (await parseVariables({ file: "variables.tf", text })).inputs, outputs: [] }
}

async function problemsOf(entries: string) {
  const text = `---\ntitle: Box\nreplaced_inputs:\n${entries}\n---\n\nText.\n`
  const parsed = parseDocument(layout, "reference/services/storage/box/index.md", text)
  if (!parsed.document) throw new Error("The front matter is wrong.")
  const { id } = parsed.document
  const loaded = {
    modules: new Map([[id, await moduleOf(["colour", "size"])]]),
    newest: new Map([[id, { release: "v2.0.0", ...(await moduleOf(["size", "color"])) }]]),
  }
  const content = {
    documents: [parsed.document],
    positionOf: (_: unknown, field: readonly PropertyKey[]) => parsed.positionOf(field),
  }
  return checkReplacedInputs(content, loaded).map(
    ({ file, line, rule, message, fix }) => `${file}:${line} ${rule}: ${message} Fix: ${fix}`,
  )
}

test("a removed input can have successors", async () => {
  expect(await problemsOf("  - { name: colour, successors: [color, size] }")).toEqual([])
})

test("only removed inputs can have successors, which must be inputs of the newest release", async () => {
  expect(
    await problemsOf("  - { name: size, successors: [color] }\n  - { name: colour, successors: [colr] }"),
  ).toEqual([
    'content/reference/services/storage/box/index.md:4 front-matter: The newest release has not removed an input "size". Fix: remove the entry.',
    'content/reference/services/storage/box/index.md:5 front-matter: The newest release has no input "colr" that could take the place of "colour". Fix: did you mean "color"?',
  ])
})
