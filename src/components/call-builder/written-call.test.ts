import { expect, test } from "vitest"
import { writeModuleBlock } from "../../hcl/write-call"
import type { BuilderInput } from "./load-reference"
import { emptyInputs, writtenCall } from "./written-call"

const input = (name: string, more: Partial<BuilderInput> = {}): BuilderInput => ({
  name,
  description: "",
  type: "string",
  type_tree: { kind: "primitive", name: "string" },
  required: false,
  default: "null",
  deprecated: null,
  ...more,
})

const reference = {
  module: "modules/data-stores/s3-bucket",
  catalog_version: "1.0.0",
  inputs: [
    input("primary_bucket", { required: true, default: null }),
    input("tags", {
      type_tree: { kind: "map", element: { kind: "primitive", name: "string" } },
      default: '{\n  a = "b"\n}',
    }),
    input("access_logging_bucket"),
    input("policy", { default: "<<EOT\na\nEOT" }),
  ],
}

const written = (chosen: string[], drafts = {}) =>
  writeModuleBlock(writtenCall(reference, "https://github.com/org/repo", new Set(chosen), drafts))

test("required inputs are included, and chosen inputs start with their defaults", () => {
  expect(written(["tags", "access_logging_bucket", "policy"])).toBe(`module "s3_bucket" {
  source = "git::git@github.com:org/repo.git//modules/data-stores/s3-bucket?ref=v1.0.0"

  primary_bucket = ""
  tags = {
    a = "b"
  }
  access_logging_bucket = null
  policy                = ""
}
`)
})

test("an entered value replaces the default, and is omitted with its input", () => {
  const drafts = { tags: "x = y", primary_bucket: "logs", access_logging_bucket: "gone" }
  expect(written(["tags"], drafts)).toContain('  primary_bucket = "logs"\n  tags = {\n    x = "y"\n  }\n}')
})

test("required inputs without a value are named, in the module's order", () => {
  expect(emptyInputs(reference.inputs, { tags: "a = b" })).toEqual(["primary_bucket"])
  expect(emptyInputs(reference.inputs, { primary_bucket: "  " })).toEqual(["primary_bucket"])
  expect(emptyInputs(reference.inputs, { primary_bucket: "logs" })).toEqual([])
})

test("a required number counts as empty while its field has text that the call cannot contain", () => {
  const inputs = [input("min_size", { required: true, type_tree: { kind: "primitive", name: "number" } })]
  expect(emptyInputs(inputs, { min_size: "abc" })).toEqual(["min_size"])
  for (const min_size of ["0", " 2 ", "var.min_size", "length(var.zones)"])
    expect(emptyInputs(inputs, { min_size })).toEqual([])
})
