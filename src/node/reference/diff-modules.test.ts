import { expect, test } from "vitest"
import { diffMarkdown, diffModules } from "./diff-modules"
import { parseVariables } from "./parse-module"
import { readModuleFolder } from "./read-folder"

const snapshot = (name: string) => readModuleFolder(`tests/fixtures/reference/${name}`)

test("additions, removals and changes between two snapshots are formatted as Markdown", async () => {
  const diff = diffModules(await snapshot("old"), await snapshot("new"))
  expect(diffMarkdown(diff)).toMatchInlineSnapshot(`
    "## Inputs

    ### Added

    - \`added\` (\`number\`, default \`1\`): An input that is new.

    ### Removed

    - \`gone\` (**breaking**)

    ### Changed

    - \`size\`: now required (**breaking**)
    - \`filters\`: type: \`object({ owners = list(string) })\` → \`object({ owners = list(string), name = optional(string) })\` (**breaking**)

    ## Outputs

    ### Added

    - \`arn\`: ARN of the server.

    ### Removed

    - \`old\` (**breaking**)

    ### Changed

    - \`id\`: sensitive: \`false\` → \`true\` (**breaking**)
    "
  `)
})

test("in the other direction, an input becomes optional", async () => {
  const { inputs } = diffModules(await snapshot("new"), await snapshot("old"))
  expect(inputs.changed[0]).toEqual({
    name: "size",
    details: ['now optional, default `"t3.micro"`'],
    breaking: false,
  })
})

test("a new input without a default breaks calls; a new one with a default does not", async () => {
  const { inputs, outputs } = await snapshot("new")
  const size = inputs.filter(({ name }) => name === "size")
  const lines = diffMarkdown(diffModules({ inputs: [], outputs }, { inputs: size, outputs }))
  expect(lines).toMatch(/^- `size` \(`string`, required\) \(\*\*breaking\*\*\)/m)
})

test("a module does not differ from itself", async () => {
  const old = await snapshot("old")
  expect(diffMarkdown(diffModules(old, old))).toBe("No inputs or outputs changed.\n")
})

test("a folder without a module is reported", async () => {
  await expect(readModuleFolder("tests/fixtures")).rejects.toThrow(
    "tests/fixtures contains neither variables.tf nor outputs.tf. Specify the folder of a module.",
  )
})

test("an input that must not be null any more breaks calls, and one that may be null again does not", async () => {
  const { inputs } = await snapshot("old")
  const size = (nullable: boolean) => ({
    inputs: inputs.filter(({ name }) => name === "size").map((input) => ({ ...input, nullable })),
    outputs: [],
  })
  expect(diffModules(size(true), size(false)).inputs.changed).toEqual([
    { name: "size", details: ["nullable: `true` → `false`"], breaking: true },
  ])
  expect(diffModules(size(false), size(true)).inputs.changed).toMatchObject([{ breaking: false }])
})

test("another layout of a type or of a default is no change, but another value is", async () => {
  const changes = async (before: string, after: string) => {
    const read = async (body: string) => {
      const { inputs } = await parseVariables({ file: "f", text: `variable "x" {\n${body}\n}\n` })
      return { inputs, outputs: [] }
    }
    return diffModules(await read(before), await read(after)).inputs.changed
  }
  expect(
    await changes(
      'type = object({ a = string })\ndefault = { a = "b" }',
      'type = object({\n  # The a.\n  a = string\n})\ndefault = {\n  a = "b" # c\n}',
    ),
  ).toEqual([])
  expect(
    await changes("type = list( string )\ndefault = f(1)", "type = list(string)\ndefault = f(1)"),
  ).toEqual([])
  expect(await changes("type = string\ndefault = 22", 'type = string\ndefault = "22"')).toEqual([])
  expect(await changes("default = [1,\n2]", "default = [1, 3]")).toMatchObject([
    { details: ["default: `[1, 2]` → `[1, 3]`"] },
  ])
  expect(
    await changes("type = object({ a = optional(number, 1) })", "type = object({ a = optional(number, 2) })"),
  ).toMatchObject([{ breaking: true }])
})
