import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { temporaryTree } from "../../../tests/temporary-tree"
import { contentLayout } from "../content/layout"
import { loadModules } from "./load-modules"

const vpc = "reference/services/networking/vpc"

/** The modules of a tree with one service. */
function load(files: Record<string, string | Buffer>) {
  const root = mkdtempSync(path.join(tmpdir(), "modules-"))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [name, text] of Object.entries({ "../../../../docs/a.md": "Text.\n", ...files })) {
    const file = path.join(root, vpc, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return loadModules(contentLayout(root))
}

const variable = (name: string) => `variable "${name}" {\n  type = string\n}\n`
const output = (name: string) => `output "${name}" {\n  value = 1\n}\n`

test("of several newer releases, the one with the highest number is the newest, in whatever order they are read", async () => {
  const { modules, newest, problems } = await load({
    "variables.tf": variable("documented"),
    "v1.10.0/variables.tf": variable("ten"),
    "v1.10.0/outputs.tf": output("ten"),
    "v1.9.0/variables.tf": variable("nine"),
    "v1.9.0/outputs.tf": output("nine"),
    "v1.2.0/outputs.tf": output("two"),
  })
  expect(problems).toEqual([])
  expect(modules.get(vpc)?.inputs.map(({ name }) => name)).toEqual(["documented"])
  expect(newest.get(vpc)).toMatchObject({
    release: "v1.10.0",
    inputs: [{ name: "ten" }],
    outputs: [{ name: "ten" }],
  })
})

test("the links of the documented release are kept, those of newer ones are not", async () => {
  const linked = (name: string) =>
    `variable "${name}" {\n  type        = string\n  description = "See [a page](/${name})."\n}\n`
  const { links } = await load({ "variables.tf": linked("old"), "v1.0.0/variables.tf": linked("new") })
  expect(links).toMatchObject([
    { id: vpc, file: `${vpc}/variables.tf`, slug: `/${vpc}`, links: [{ url: "/old", line: 3 }] },
  ])
})

test("a file that is not saved in UTF-8 is reported", async () => {
  const { problems } = await load({ "variables.tf": Buffer.from("# Gr\u00f6\u00dfe\n", "latin1") })
  expect(problems).toMatchObject([
    { rule: "encoding", file: expect.stringMatching(/variables\.tf$/) as unknown, line: 1 },
  ])
})

test("a tree that is itself a docs root has no services", async () => {
  const root = temporaryTree({ "reference/services/networking/vpc/variables.tf": variable("a") })
  expect((await loadModules(contentLayout(root))).files).toEqual([])
})
