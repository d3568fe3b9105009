import { expect, test } from "vitest"
import { referenceHeadings } from "../../../shared/reference"
import { newestReleaseOf, referenceSections, type DeclaredInput } from "./read-module"

const file = (release: string | undefined, ...names: string[]) => ({
  service: "reference/services/a/b",
  release,
  holds: "inputs",
  reportFile: "variables.tf",
  text: names.map((name) => `variable "${name}" {\n  type = string\n}\n`).join(""),
})
const contextOf = (...files: object[]) => ({
  nodeModel: { findAll: () => Promise.resolve({ entries: files }) },
  resultsOf: () => Promise.resolve(),
})

test("of several newer releases, the one with the highest number is compared with the documented one", async () => {
  const context = contextOf(
    file("v2.10.0", "name", "zone"),
    file(undefined, "name", "size"),
    file("v2.9.1", "name", "old"),
  )
  const newest = await newestReleaseOf("reference/services/a/b", context)
  expect(newest?.release).toBe("v2.10.0")
  expect(newest?.added).toMatchObject([
    { name: "zone", file: "reference/services/a/b/v2.10.0/variables.tf", declared: { name: "zone" } },
  ])
  expect(newest?.removed.map(({ name }) => name)).toEqual(["size"])
})

test("a service without files of a newer release has no differences", async () => {
  expect(await newestReleaseOf("reference/services/a/b", contextOf(file(undefined, "name")))).toBeNull()
})

const input = (required: boolean) => ({ name: "a", declared: { required } }) as DeclaredInput
const { whatChanged, inputs, required, optional, outputs } = referenceHeadings

test.each([
  ["nothing", [], [], false, []],
  ["only required inputs", [input(true)], [], false, [inputs, required]],
  ["only optional inputs", [input(false)], [], false, [inputs, optional]],
  ["both kinds of inputs", [input(false), input(true)], [], false, [inputs, required, optional]],
  ["only outputs", [], [{}], false, [outputs]],
  ["a newer release", [input(true)], [{}], true, [whatChanged, inputs, required, outputs]],
])(
  "a module with %s has a heading for each part that is not empty",
  (_, given, returned, newer, headings) => {
    expect(referenceSections(given, returned, newer)).toEqual(headings)
  },
)
