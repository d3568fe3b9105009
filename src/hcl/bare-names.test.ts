import { beforeAll, expect, test } from "vitest"
import type { Parser } from "web-tree-sitter"
import { loadParser } from "../node/reference/parse-hcl"
import { bareNameFaults } from "./bare-names"
import { terraformNames, terragruntNames } from "./name-scopes"
import { childOf, readTree } from "./hcl-tree"

let parser: Parser
beforeAll(async () => {
  parser = await loadParser()
})

function faultsOf(value: string, scope = terraformNames) {
  const { root } = readTree(parser, `a = ${value}\n`)
  const expression = childOf(childOf(childOf(root, "body"), "attribute"), "expression")
  return expression && bareNameFaults(expression, scope)
}

test.each([
  ["prod", 5],
  ['["a", prod]', 11],
  ["{ b = prod }", 11],
  ["{ (prod) = 1 }", 8],
  ['"${prod}-a"', 8],
  ["f(1, prod)", 10],
  ["var.b ? prod : null", 13],
  ["[for b in prod : b]", 15],
  ["[for b in var.c : prod]", 23],
  ["prod + var.b", 5],
])("in %s, the name without quotes is reported", (value, column) => {
  expect(faultsOf(value)).toEqual([
    {
      line: 1,
      column,
      message: '"prod" is neither a string, which has quotes, nor a reference, which has a dot.',
      fix: 'write `"prod"` for a string, or a reference such as `var.prod` or `local.prod`.',
    },
  ])
})

test.each([
  ["m5.large", 5, "m5"],
  ['["a", db.t3.micro]', 11, "db"],
  ["[for a in var.b : t3.micro]", 23, "t3"],
  ["{ t3.micro = 1 }", 7, "t3"],
  ["{ db.io/name = 1 }", 7, "db"],
])("in %s, the text without quotes is no reference", (value, column, name) => {
  const [text = ""] = /(?:m5|db|t3)[./\w]+/.exec(value) ?? []
  expect(faultsOf(value)).toEqual([
    {
      line: 1,
      column,
      message: `"${text}" is neither a string, which has quotes, nor a reference: nothing has the name "${name}".`,
      fix: `write \`"${text}"\` for a string.`,
    },
  ])
})

test.each([
  ["{ var.b = 1 }", "var.b"],
  ["{ a = 1, aws_vpc.main.id : 2 }", "aws_vpc.main.id"],
  ["{ for k, v in var.m : k => { v.name = 1 } }", "v.name"],
  ['{ var.b["c"].0 = 1 }', 'var.b["c"].0'],
])("in %s, the key is reported, because HCL accepts no reference without parentheses", (value, key) => {
  expect(faultsOf(value)).toEqual([
    {
      line: 1,
      column: 5 + value.indexOf(key),
      message: `The key "${key}" has neither parentheses, for its value, nor quotes, for these characters.`,
      fix: `write \`(${key})\`.`,
    },
  ])
})

const examples = {
  Terraform: "`var.name` or `module.name.output`",
  Terragrunt: "`local.name` or `dependency.name.outputs.output`",
}

test.each([
  ["dependency.vpc.outputs.ids[0]", "dependency", terraformNames],
  ["f(include.root.locals.region)", "include", terraformNames],
  ["values", "values", terraformNames],
  ["var.name", "var", terragruntNames],
  ['{ a = module.vpc["b"].id }', "module", terragruntNames],
  ['"${terraform.workspace}-a"', "terraform", terragruntNames],
] as const)("in %s, the reference is reported, which only the other tool has", (value, root, scope) => {
  const [reference = ""] = new RegExp(`${root}[\\w.[\\]"]*`).exec(value) ?? []
  expect(faultsOf(value, scope)).toEqual([
    {
      line: 1,
      column: 5 + value.indexOf(root),
      message: `"${reference}" has no value here: ${scope.tool} has no "${root}".`,
      fix: `write a reference such as ${examples[scope.tool]}.`,
    },
  ])
})

test.each([
  "dependency.a.outputs.b[0]",
  "include.root.inputs",
  "merge(values, local.a)",
  "[for var in local.b : var.c]",
])("%s has a value in a Terragrunt unit", (value) => {
  expect(faultsOf(value, terragruntNames)).toEqual([])
})

test("a name without a dot is meant as a local in a Terragrunt unit", () => {
  expect(faultsOf("prod", terragruntNames)).toMatchObject([
    { fix: 'write `"prod"` for a string, or a reference such as `local.prod`.' },
  ])
})

test("a name that every object of JavaScript has is reported like others", () => {
  expect(faultsOf("constructor")).toMatchObject([
    { message: '"constructor" is neither a string, which has quotes, nor a reference, which has a dot.' },
  ])
})

test.each([
  ["True", "true"],
  ["yes", "true"],
  ["on", "true"],
  ["FALSE", "false"],
  ["no", "false"],
  ["off", "false"],
  ["NULL", "null"],
  ["None", "null"],
  ["nil", "null"],
  ["undefined", "null"],
])("%s is reported as a value of another language", (value, right) => {
  expect(faultsOf(value)).toMatchObject([
    { message: `HCL has no value "${value}".`, fix: `write \`${right}\`.` },
  ])
})

test.each([
  "true",
  "null",
  "ephemeral.a_b.c",
  "prod[0]",
  "prod.*.id",
  "{ prod = 1 }",
  '{ "${var.b}/c" = 1 }',
  "{ f(var.b) = 1 }",
  "{ (var.b) = 1 }",
  "{ var.b[var.c] = 1 }",
  "{ for k in var.m : k.name => 1 }",
  "local",
  "{ for k, v in var.m : k => v }",
  "[for a in var.b : [for c in a : [a, c]]]",
  '"%{ for x in var.y ~}${x}%{ endfor ~}"',
  "merge(module.a.outputs, var.values)",
  "aws_vpc.main.id",
])("%s has no name that is out of scope", (value) => {
  expect(faultsOf(value)).toEqual([])
})

test.each([
  ["Terraform", "count data each local module path provider resource self terraform var", terraformNames],
  ["OpenTofu", "ephemeral tofu", terraformNames],
  ["Terragrunt", "dependency feature include local stack unit values", terragruntNames],
])("the objects of %s can be referred to: %s", (_, names, scope) => {
  for (const name of names.split(" ")) expect(faultsOf(`${name}.a.b`, scope)).toEqual([])
})

test.each(["[prod,, 1]", "[for b prod : prod]", "f(prod,, 1)"])(
  "in %s, which the parser may misread, no name is reported",
  (value) => {
    expect(faultsOf(value) ?? []).toEqual([])
  },
)
