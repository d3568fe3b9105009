import { expect, test } from "vitest"
import { formatHcl } from "../node/reference/format-hcl"
import { hclFaults } from "../node/reference/hcl-syntax"
import { parseHcl } from "../node/reference/parse-hcl"
import type { TypeTree } from "../shared/reference"
import { callFaults } from "./check-calls"
import { readCalls } from "./read-calls"
import { draftProblem, draftValue, fieldKind, isFilled, type Draft } from "./typed-value"
import { moduleSource, writeModuleBlock, writeUnit } from "./write-call"
import { quoted, sourceOf, writeValue, type HclEntry } from "./write-value"

const text: TypeTree = { kind: "primitive", name: "string" }
const number: TypeTree = { kind: "primitive", name: "number" }
const bool: TypeTree = { kind: "primitive", name: "bool" }
const attribute = (name: string, type: TypeTree, optional = false) => ({
  name,
  type,
  optional,
  description: "",
  line: 1,
})
const rule: TypeTree = {
  kind: "object",
  attributes: [
    attribute("from_port", number),
    attribute("cidr_blocks", { kind: "list", element: text }),
    attribute("description", text, true),
  ],
}

/** Inputs of every type that has its own kind of field, with a reader's drafts. */
const inputs: { name: string; type: TypeTree; draft: Draft | undefined }[] = [
  { name: "name", type: text, draft: 'a "b" ${c}\\d' },
  { name: "vpc_id", type: text, draft: "local.vpc_id" },
  { name: "size", type: number, draft: "2.5" },
  { name: "wrong_size", type: number, draft: "large" },
  { name: "is_on", type: bool, draft: "true" },
  { name: "subnets", type: { kind: "list", element: text }, draft: "a\n\n b \nlocal.c" },
  {
    name: "long_list",
    type: { kind: "set", element: text },
    draft: Array.from({ length: 6 }, (_, index) => `subnet-0000000000000${index}`).join("\n"),
  },
  { name: "ports", type: { kind: "list", element: number }, draft: "80\n443" },
  { name: "tags", type: { kind: "map", element: text }, draft: "Team = a\nCost center=b" },
  { name: "empty", type: { kind: "map", element: text }, draft: undefined },
  { name: "after_empty", type: text, draft: undefined },
  { name: "rule", type: rule, draft: { from_port: "80", description: "Web" } },
  { name: "rules", type: { kind: "list", element: rule }, draft: [{ cidr_blocks: "10.0.0.0/8" }, {}] },
  { name: "anything", type: { kind: "any" }, draft: undefined },
  { name: "pair", type: { kind: "map", element: rule }, draft: "{\n  a = 1\n}" },
  { name: "last", type: text, draft: "z" },
]

const entries: HclEntry[] = inputs.map(({ name, type, draft }) => ({ name, value: draftValue(type, draft) }))
const source = moduleSource(
  "https://github.com/gruntwork-io/terraform-aws-service-catalog",
  "modules/mgmt/x",
  "1.2.3",
)
const catalog = new Map([
  [
    "modules/mgmt/x",
    [
      {
        inputs: inputs
          .filter(({ name }) => name !== "pair")
          .map(({ name, type }) => ({ name, type, required: true }))
          .concat({ name: "pair", type: { kind: "any" }, required: true }),
      },
    ],
  ],
])

test.each([
  ["a module block", writeModuleBlock({ label: "x", source, inputs: entries })],
  ["a Terragrunt unit", writeUnit({ label: "x", source, inputs: entries })],
  ["a module block without inputs", writeModuleBlock({ label: "x", source, inputs: [] })],
  ["a Terragrunt unit without inputs", writeUnit({ label: "x", source, inputs: [] })],
])("%s is valid HCL, formatted as by terraform fmt", async (_, code) => {
  expect(code).toBe(await formatHcl(code))
  expect((await hclFaults(code, { tooDeep: false })).faults).toEqual([])
})

test.each([
  ["a module block", writeModuleBlock],
  ["a Terragrunt unit", writeUnit],
])("%s with all kinds of values passes the check of calls", async (_, write) => {
  const calls = readCalls(await parseHcl(write({ label: "x", source, inputs: entries })))
  expect(calls).toHaveLength(1)
  expect(callFaults(calls, catalog, false)).toEqual([])
})

test("what would start a directive in a string, or an expression in a map, is written as text", () => {
  expect(quoted("%{x}\r${y}")).toBe('"%%{x}\\r$${y}"')
  const entries = [{ name: "for", value: sourceOf("1") }]
  expect(writeValue({ kind: "object", entries })).toEqual(["{", '  "for" = 1', "}"])
})

test("a reference is right in a list of numbers, and other text is not", () => {
  const ports: TypeTree = { kind: "list", element: { kind: "primitive", name: "number" } }
  expect(draftProblem(ports, "80\nvar.port", "terraform")).toBeUndefined()
  expect(draftProblem(ports, "80\nport", "terraform")).toBeDefined()
})

test("strings are escaped, references are not quoted, and invalid input becomes a placeholder", () => {
  const lines = writeModuleBlock({ label: "x", source, inputs: entries }).split("\n")
  expect(lines.map((line) => line.trim().replace(/ +=/, " ="))).toEqual(
    expect.arrayContaining([
      `source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/mgmt/x?ref=v1.2.3"`,
      'name = "a \\"b\\" $${c}\\\\d"',
      "vpc_id = local.vpc_id",
      "wrong_size = 0",
      'subnets = ["a", "b", local.c]',
      "ports = [80, 443]",
      '"Cost center" = "b"',
      "empty = {}",
      "anything = null",
    ]),
  )
})

test.each([
  ['var.x["a"].b[0]', 'var.x["a"].b[0]'],
  ["module.x[each.key].ids[*]", "module.x[each.key].ids[*]"],
  ["data.a.b.0.*.c-d", "data.a.b.0.*.c-d"],
  ["var.x[", '"var.x["'],
  ['var.x["a', '"var.x[\\"a"'],
  ["local.", '"local."'],
  ["local.a.", '"local.a."'],
])("the text %j is written as %j: only a complete reference is not quoted", (draft, source) => {
  expect(writeValue(draftValue(text, draft))).toEqual([source])
})

const listOf = (element: TypeTree): TypeTree => ({ kind: "list", element })
const mapOf = (element: TypeTree): TypeTree => ({ kind: "map", element })

test.each([
  [text, '"a"', '"a"'],
  [text, '"${var.env}-logs"', '"${var.env}-logs"'],
  [text, '"${lookup(var.m, "k")}"', '"${lookup(var.m, "k")}"'],
  [text, '"\\u00e9"', '"\\u00e9"'],
  [text, 'say "a"', '"say \\"a\\""'],
  [text, "data.example.com", '"data.example.com"'],
  [text, "data.aws_vpc.main.id", "data.aws_vpc.main.id"],
  [text, "var.1a", '"var.1a"'],
  [listOf(text), '"a",\n"b"', '["a", "b"]'],
  [listOf(text), '["a", var.b]', '["a", var.b]'],
  [listOf(number), "[1, 2]", "[1, 2]"],
  [listOf(number), "80,\n443,", "[80, 443]"],
  [listOf(text), "subnet-1,\nsubnet-2,", '["subnet-1", "subnet-2"]'],
  [listOf(text), "subnet-1, subnet-2,var.c\nd", '["subnet-1", "subnet-2", var.c, "d"]'],
  [listOf(text), '"a b", "c"', '["a b", "c"]'],
  [listOf(text), '"a" ,\nb ,', '["a", "b"]'],
  [listOf(text), "One, two and three", '["One, two and three"]'],
  [listOf(text), "Mon (early),\nTue,Wed (late)", '["Mon (early)", "Tue,Wed (late)"]'],
  [listOf(number), "80, 443", "[80, 443]"],
  [listOf(text), "concat(var.a, var.b)", "concat(var.a, var.b)"],
  [mapOf(text), "merge(local.tags, { a = 1 })", "merge(local.tags, { a = 1 })"],
  [text, 'get_env("TOPIC")', 'get_env("TOPIC")'],
  [text, "aws_vpc.main.id", "aws_vpc.main.id"],
  [text, "include.root.locals.key", "include.root.locals.key"],
  [text, "random_password.db.result", "random_password.db.result"],
  [text, "tls_private_key.a.public_key_openssh", "tls_private_key.a.public_key_openssh"],
  [text, "random_id.hex", '"random_id.hex"'],
  [text, "ephemeral.random_password.db.result", "ephemeral.random_password.db.result"],
  [text, "feature.flag.value", "feature.flag.value"],
  [text, "terraform.workspace", "terraform.workspace"],
  [number, "count.index", "count.index"],
  [text, 'provider::aws::arn_build("a", "b")', 'provider::aws::arn_build("a", "b")'],
  [text, "a::b", '"a::b"'],
  [text, "include.example", '"include.example"'],
  [mapOf(text), '"Cost center" = "b",', '{\n  "Cost center" = "b"\n}'],
  [mapOf(text), '"100%" = "a"\n"US$" = b ,', '{\n  "100%" = "a"\n  "US$"  = "b"\n}'],
  [mapOf(text), '"a = b" = c', '{\n  "a = b" = "c"\n}'],
  [mapOf(text), "{ a = var.b }", "{ a = var.b }"],
])("for %j, %j is written as %j: a value as HCL writes it stays as it is", (type, draft, source) => {
  expect(writeValue(draftValue(type, draft)).join("\n")).toBe(source)
})

test("control characters of a text are escaped", () => {
  expect(quoted("a\r\n\tb")).toBe(String.raw`"a\r\n\tb"`)
})

test("a list of 80 characters is written on one line, and a longer one on several", () => {
  const listed = (length: number) => ({ kind: "list" as const, items: [sourceOf("x".repeat(length - 2))] })
  expect(writeValue(listed(80))).toHaveLength(1)
  expect(writeValue(listed(81))).toHaveLength(3)
})

test("a key that Terraform would read as the start of an expression is quoted", () => {
  const tags = draftValue({ kind: "map", element: text }, "for = a\nformat = b")
  expect(writeValue(tags)).toEqual(["{", '  "for"  = "a"', '  format = "b"', "}"])
})

test("required attributes of an object are always written, optional ones only if they are filled in", () => {
  expect(writeValue(draftValue(rule, {}))).toEqual(["{", "  from_port   = 0", "  cidr_blocks = []", "}"])
  expect(writeValue(draftValue(rule, { description: "a" })).join("\n")).toContain("description")
})

test("the equals sign of a multi-line value is not aligned", () => {
  const written = writeModuleBlock({
    label: "x",
    source,
    inputs: [
      { name: "a", value: sourceOf("1") },
      { name: "bcd", value: sourceOf("{\n  e = 1\n}") },
      { name: "fg", value: sourceOf("2") },
    ],
  })
  expect(written).toContain("  a = 1\n  bcd = {\n    e = 1\n  }\n  fg = 2\n")
})

test.each([
  ["alone", "<<EOT\n  a\n\n b\nEOT", "  a\n\n b\n"],
  ["empty", "<<EOT\nEOT", ""],
  ["with an indented end", "<<EOT\n  a\n  EOT", "  a\n"],
  ["that removes indentation", "<<-EOT\n    a\n      b\n  EOT", "a\n  b\n"],
])("a heredoc %s keeps its text", async (_, draft, text) => {
  const any: TypeTree = { kind: "any" }
  const inputs = [
    { name: "a", value: draftValue(any, draft) },
    { name: "nested", value: draftValue({ ...rule, attributes: [attribute("b", any)] }, { b: draft }) },
  ]
  for (const write of [writeModuleBlock, writeUnit]) {
    const code = write({ label: "x", source, inputs })
    expect((await hclFaults(code, { tooDeep: false })).faults).toEqual([])
    expect(code).toBe(await formatHcl(code))
    const [call] = readCalls(await parseHcl(code))
    expect(call?.inputs.map(({ value }) => value)).toMatchObject([
      { value: text },
      { elements: [{ value: { value: text } }] },
    ])
  }
})

test("two heredocs in one expression keep their texts, and the lines between them are indented", () => {
  const draft = "[\n  <<A\na\nA\n  ,\n  <<B_1\nb\nB_1\n]"
  expect(writeModuleBlock({ label: "x", source, inputs: [{ name: "a", value: sourceOf(draft) }] })).toContain(
    "  a = [\n    <<A\na\nA\n    ,\n    <<B_1\nb\nB_1\n  ]\n}",
  )
})

test.each([
  [{ kind: "tuple", elements: [text] }, "expression"],
  [{ kind: "list", element: { kind: "list", element: text } }, "expression"],
  [{ kind: "list", element: rule }, "items"],
] as [TypeTree, string][])("%j is filled in by %s", (type, kind) => expect(fieldKind(type)).toBe(kind))

test("a draft counts as filled in when any part of it is", () => {
  expect(isFilled(undefined)).toBe(false)
  expect(isFilled([{ a: " " }])).toBe(false)
  expect(isFilled({ a: ["", "b"] })).toBe(true)
})

const plainText = (text: string, how: string) =>
  `“${text}” is plain text in the call. To make it an expression, write it as in HCL, ${how}.`
const inBrackets = (text: string) => plainText(text, "with the whole list or map in brackets")
const noEquals = (line: string) => `“${line}” has no “=”: each line has the form name = value.`
const notNumber = (text: string) => `“${text}” is not a number: the call has 0 in its place.`

test.each([
  [number, "large", notNumber("large")],
  [number, "5 GB", notNumber("5 GB")],
  [number, "1e3", undefined],
  [number, "var.size", undefined],
  [number, "", undefined],
  [bool, "true", undefined],
  [{ kind: "list", element: number }, "80\nhttps", notNumber("https")],
  [{ kind: "list", element: bool }, "yes", "“yes” is not a bool: the call has false in its place."],
  [{ kind: "list", element: text }, "[", undefined],
  [{ kind: "map", element: number }, "a = 1\nb = many", notNumber("many")],
  [{ kind: "map", element: text }, "a = 1", undefined],
  [rule, undefined, undefined],
  [listOf(number), "[80, https]", undefined],
  [text, '"${var.env}-logs"', undefined],
  [text, '"$${HOME}"', undefined],
  [text, "${var.env}-logs", plainText("${var.env}-logs", "in quotes")],
  [listOf(text), "a\n%{if b}", inBrackets("%{if b}")],
  [listOf(text), '"${var.a}"', inBrackets('"${var.a}"')],
  [listOf(text), '"a", "b"', undefined],
  [listOf(text), '"a" + "b"', inBrackets('"a" + "b"')],
  [listOf(text), '"a",\n"b"', undefined],
  [mapOf(text), "var.tags", undefined],
  [mapOf(text), "a: b", noEquals("a: b")],
  [mapOf(text), "a => b", noEquals("a => b")],
  [mapOf(text), "${var.x} = a", plainText("${var.x}", "with the whole map in braces")],
  [mapOf(text), "a = ${var.x}", inBrackets("${var.x}")],
  [mapOf(text), '"a\\"b" = c', plainText('"a\\"b"', "with the whole map in braces")],
  [mapOf(text), '"a = b" = c', undefined],
] as [TypeTree, Draft | undefined, string | undefined][])(
  "for %j, %j has the problem %j",
  (type, draft, problem) => expect(draftProblem(type, draft, "terraform")).toBe(problem),
)

const foreign = (reference: string, tool: string) =>
  `"${reference}" has no value here: ${tool} has no "${reference.split(".")[0]}".`

test.each([
  [text, "var.x", "terragrunt", foreign("var.x", "Terragrunt")],
  [number, "module.x.y", "terragrunt", foreign("module.x.y", "Terragrunt")],
  [listOf(text), "a\nvar.x", "terragrunt", foreign("var.x", "Terragrunt")],
  [mapOf(number), "a = 1\nb = var.x", "terragrunt", foreign("var.x", "Terragrunt")],
  [text, "dependency.x.outputs.y", "opentofu", foreign("dependency.x.outputs.y", "Terraform")],
  [listOf(text), "a\nlocal.x\ndependency.x.outputs.y", "terragrunt", undefined],
  [mapOf(text), "a = var.x", "terraform", undefined],
] as const)("for %j, %j in a call for %s has the problem %j", (type, draft, tool, problem) => {
  expect(draftProblem(type, draft, tool)).toBe(problem)
})
