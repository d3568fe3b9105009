import { beforeAll, expect, test } from "vitest"
import type { Parser } from "web-tree-sitter"
import { loadGrammar } from "../node/reference/load-grammar"
import type { Catalog } from "./check-calls"
import { checkText } from "./check-text"

const text = { kind: "primitive", name: "string" } as const
const catalog: Catalog = new Map([
  [
    "modules/mgmt/x",
    [
      {
        inputs: [
          { name: "name", type: text, required: true },
          { name: "size", type: { kind: "primitive", name: "number" }, required: false },
          { name: "old", type: text, required: false, deprecated: "Use name" },
        ],
      },
    ],
  ],
])

const source = (path: string) =>
  `source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//${path}?ref=v1.0.0"`

let parser: Parser
beforeAll(async () => {
  parser = await loadGrammar("@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-hcl.wasm")
})

test("in a file with many blocks, calls of the catalog are checked in the order of their lines", () => {
  const file = `
locals { a = 1 }

module "other" {
  source = "./other"
  anything = true
}

module "x" {
  ${source("modules/mgmt/x")}
  sizes = 1
  size  = "large"
  old   = "a"
}
`
  const { faults, called, unknownModules, syntaxFault } = checkText(parser, file, catalog)
  expect(syntaxFault).toBeUndefined()
  expect(called).toEqual(["modules/mgmt/x"])
  expect(unknownModules).toEqual([])
  expect(faults.map(({ line, rule, inputs }) => [line, rule, inputs])).toEqual([
    [9, "missing-input", ["name"]],
    [11, "unknown-input", ["size"]],
    [12, "wrong-type", ["size"]],
    [13, "deprecated-input", ["old"]],
  ])
})

test("a Terragrunt unit is a call", () => {
  const file = `terraform {\n  ${source("modules/mgmt/x")}\n}\n\ninputs = {\n  name = "a"\n  nmae = "b"\n}\n`
  expect(checkText(parser, file, catalog).faults.map(({ line, rule }) => [line, rule])).toEqual([
    [7, "unknown-input"],
  ])
})

test("a module outside the catalog is listed once", () => {
  const block = `module "y" {\n  ${source("modules/mgmt/y")}\n}\n`
  expect(checkText(parser, block + block, catalog)).toMatchObject({
    called: ["modules/mgmt/y", "modules/mgmt/y"],
    unknownModules: ["modules/mgmt/y"],
    faults: [],
  })
})

test("a syntax fault has its position, and the parts that can be parsed are checked", () => {
  const file = `module "x" {\n  ${source("modules/mgmt/x")}\n  name = "a"\n  nmae = "b"\n}\n\nmodule "z" {\n  a = = 1\n}\n`
  const { syntaxFault, faults } = checkText(parser, file, catalog)
  expect(syntaxFault).toMatchObject({ line: 8 })
  expect(faults.map(({ line }) => line)).toEqual([4])
})
