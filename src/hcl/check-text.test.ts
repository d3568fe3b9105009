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
  const { faults, called, otherSources, unknownModules, syntaxFaults } = checkText(parser, file, catalog)
  expect(syntaxFaults).toEqual([])
  expect(called).toEqual(["modules/mgmt/x"])
  expect(otherSources).toEqual([{ line: 5, kind: "a local folder" }])
  expect(unknownModules).toEqual([])
  expect(faults.map(({ line, rule, inputs }) => [line, rule, inputs])).toEqual([
    [9, "missing-input", ["name"]],
    [11, "unknown-input", ["size"]],
    [12, "wrong-type", ["size"]],
    [13, "deprecated-input", ["old"]],
  ])
})

test("faults that the grammar accepts are reported beside a syntax error", () => {
  const file = "locals {\n  a = 0x1F\n}\n\nlocals {\n  b: 1\n}\n"
  expect(checkText(parser, file, catalog).syntaxFaults).toMatchObject([{ line: 2 }, { line: 6 }])
})

test("what follows a part without an end is not examined, because the parser may misread it", () => {
  const file = "locals {\n  a = 0x1F\n  b = [1\n}\n\nlocals {\n  c = 0x1F\n}\n"
  expect(checkText(parser, file, catalog).syntaxFaults.map(({ line }) => line)).toEqual([2, 3])
})

test("a missing brace is reported alone, and not the module after it as an input", () => {
  const call = `${source("modules/mgmt/x")}\n  name = "a"`
  const file = `module "x" {\n  ${call}\n  size = {\n    a = 1\n}\n\nmodule "y" {\n  ${call}\n}\n`
  const { faults, syntaxFaults } = checkText(parser, file, catalog)
  expect(syntaxFaults.map(({ line }) => line)).toEqual([4])
  expect(faults.map(({ line, rule }) => [line, rule])).toEqual([[4, "wrong-type"]])
})

test("a block in a module block is reported like an input: modules have none", () => {
  const file = `module "x" {\n  ${source("modules/mgmt/x")}\n  name = "a"\n\n  sizes {\n    a = 1\n  }\n}\n`
  expect(checkText(parser, file, catalog).faults).toMatchObject([
    { line: 5, rule: "unknown-input", message: '"modules/mgmt/x" has no input "sizes".', inputs: ["size"] },
  ])
})

test.each([
  [
    "a module block",
    `module "x" {\n  ${source("modules/mgmt/x")}\n  name = "a"\n  name = "b"\n}\n`,
    [[4, '"name" is set already, on line 3. A block can set an argument only once.', ["name"]]],
  ],
  [
    "a module block with two sources",
    `module "x" {\n  ${source("modules/mgmt/x")}\n  name = "a"\n  ${source("modules/mgmt/y")}\n}\n`,
    [[4, '"source" is set already, on line 2. A block can set an argument only once.', []]],
  ],
  [
    "a Terragrunt unit",
    `terraform {\n  ${source("modules/mgmt/x")}\n}\ninputs = { name = "a" }\ninputs = { name = "b" }\n`,
    [[5, '"inputs" is set already, on line 4. A block can set an argument only once.', []]],
  ],
])("an argument that is set twice in %s is reported", (_, file, expected) => {
  const { faults } = checkText(parser, file, catalog)
  expect(faults.map(({ line, message, inputs }) => [line, message, inputs])).toEqual(expected)
  expect(faults).toMatchObject([{ rule: "hcl-syntax", fix: "leave one of them out." }])
})

test("an argument with a syntax error is not reported as set twice", () => {
  const file = `module "x" {\n  ${source("modules/mgmt/x")}\n  name = "a"\n  name = f(1\n  size = 1\n}\n`
  const { faults, syntaxFaults } = checkText(parser, file, catalog)
  expect(faults).toEqual([])
  expect(syntaxFaults).toMatchObject([{ line: 4 }])
})

test.each([
  ["?ref=1.0.0", 'The names of releases begin with "v": there is no release "1.0.0".'],
  ["?ref=refs/tags/1.0.0", 'The names of releases begin with "v": there is no release "refs/tags/1.0.0".'],
  ["?ref= v1.0.0", 'There is a space beside the ref "v1.0.0".'],
  ["?ref=v1.0.0 ", 'There is a space beside the ref "v1.0.0".'],
  ["&ref=v1.0.0", 'The "ref" of a source begins with "?", not with "&".'],
])("a source that ends in %j is reported, and its module compared", (ref, message) => {
  const file = `module "x" {\n  ${source("modules/mgmt/x").replace("?ref=v1.0.0", ref)}\n  name = "a"\n}\n`
  const { unknownModules, faults } = checkText(parser, file, catalog)
  expect(unknownModules).toEqual([])
  expect(faults).toMatchObject([{ line: 2, rule: "hcl-syntax", message, fix: "write `?ref=v1.0.0`." }])
})

test.each([
  "?ref=main",
  "?ref=refs/tags/v1.0.0",
  "?ref=v1.0.0&depth=1",
  "?depth=1&ref=v1.0.0",
  "/?ref=v1.0.0",
  "?ref=1.0",
  "",
])("a source that ends in %j is not reported", (ref) => {
  const file = `module "x" {\n  ${source("modules/mgmt/x").replace("?ref=v1.0.0", ref)}\n  name = "a"\n}\n`
  expect(checkText(parser, file, catalog)).toMatchObject({ unknownModules: [], faults: [] })
})

test("an input that is written as a block is reported as one", () => {
  const file = `module "x" {\n  ${source("modules/mgmt/x")}\n  name {\n    value = "a"\n  }\n}\n`
  expect(checkText(parser, file, catalog).faults).toMatchObject([
    {
      line: 3,
      rule: "hcl-syntax",
      message: '"name" of a module is an argument, not a block.',
      fix: "write `name =`, with an equals sign.",
      inputs: ["name"],
    },
  ])
})

test.each([
  ["providers", "  providers {\n    aws = aws.other\n  }\n"],
  ["depends_on", "  depends_on {\n  }\n"],
])("the meta-argument %s is reported if it is a block", (key, block) => {
  const file = `module "x" {\n  ${source("modules/mgmt/x")}\n  name = "a"\n${block}  lifecycle {\n  }\n}\n`
  expect(checkText(parser, file, catalog).faults).toMatchObject([
    {
      line: 4,
      rule: "hcl-syntax",
      message: `"${key}" of a module is an argument, not a block.`,
      fix: `write \`${key} =\`, with an equals sign.`,
    },
  ])
})

test.each([
  [
    'for_each = toset(["a"])\n  count = 1',
    5,
    'A module takes "count" or "for_each", not both.',
    "leave one of them out.",
  ],
  [
    'count = 1\n  for_each = toset(["a"])',
    5,
    'A module takes "count" or "for_each", not both.',
    "leave one of them out.",
  ],
  [
    'version = "~> 1.0"',
    4,
    'A module from a Git repository takes no "version".',
    "remove it: `ref` in the source names the release.",
  ],
])("%j in a call is reported", (written, line, message, fix) => {
  const file = `module "x" {\n  ${source("modules/mgmt/x")}\n  name = "a"\n  ${written}\n}\n`
  expect(checkText(parser, file, catalog).faults).toMatchObject([
    { line, column: 3, rule: "hcl-syntax", message, fix },
  ])
})

test("a module block without a name is reported, and compared", () => {
  const file = `module {\n  ${source("modules/mgmt/x")}\n  nmae = "a"\n}\n`
  const { faults } = checkText(parser, file, catalog)
  expect(faults.map(({ rule }) => rule)).toEqual(["hcl-syntax", "missing-input", "unknown-input"])
  expect(faults[0]).toMatchObject({
    line: 1,
    message: "The module block has no name.",
    fix: 'write `module "name" {`, with a name of your choice.',
  })
})

test("a module block with a second name is reported, and compared", () => {
  const file = `module "a" "b" {\n  ${source("modules/mgmt/x")}\n  name = "x-" + var.c\n}\n`
  const { faults } = checkText(parser, file, catalog)
  expect(faults).toMatchObject([
    {
      line: 1,
      column: 12,
      message: 'The module block has a second name, "b".',
      fix: "delete it: a module has one name.",
    },
    { line: 3, column: 10, fix: 'write `"x-${var.c}"`.' },
  ])
})

test("a ref may be the full name of a tag", () => {
  const topics = [
    {
      id: "a",
      title: "A",
      releases: [{ repository: "terraform-aws-service-catalog", first: "v0.9.0", good: "v1.5.0" }],
    },
  ]
  const file = `module "x" {\n  ${source("modules/mgmt/x").replace("v1.0.0", "refs/tags/v1.0.0")}\n  name = "a"\n}\n`
  expect(checkText(parser, file, catalog, topics).brokenReleases.map(({ release }) => release)).toEqual([
    "v1.0.0",
  ])
})

test("different settings of a Terragrunt unit are not reported as set twice", () => {
  const file = `terraform {\n  ${source("modules/mgmt/x")}\n}\nskip = true\nprevent_destroy = true\niam_role = "x"\ninputs = { name = "a" }\n`
  expect(checkText(parser, file, catalog).faults).toEqual([])
  expect(checkText(parser, file + "skip = false\n", catalog).faults).toMatchObject([
    { line: 8, message: '"skip" is set already, on line 4. A block can set an argument only once.' },
  ])
  const twice = file.replace("}", `  ${source("modules/mgmt/x")}\n}`)
  expect(checkText(parser, twice, catalog).faults).toMatchObject([
    { line: 3, message: '"source" is set already, on line 2. A block can set an argument only once.' },
  ])
})

test.each(["1e10", "1E10", "1e+10", "-1e-10", "1.5e-3", "1.5E3", "-1", "0"])(
  "%s is read as a number",
  (number) => {
    const file = `module "x" {\n  ${source("modules/mgmt/x")}\n  name = "a"\n  size = ${number}\n  old = [${number}]\n}\n`
    const { syntaxFaults, faults } = checkText(parser, file, catalog)
    expect(syntaxFaults).toEqual([])
    expect(faults.map(({ line, message }) => [line, message])).toEqual([
      [5, '"old" of "modules/mgmt/x" is deprecated: Use name.'],
      [5, '"old" takes string, not a list.'],
    ])
  },
)

test("the same argument in different blocks and objects is no mistake", () => {
  const block = (label: string) => `module "${label}" {\n  ${source("modules/mgmt/x")}\n  name = "a"\n}\n`
  expect(checkText(parser, block("x") + block("y"), catalog).faults).toEqual([])
})

test("modules with one name are reported, whatever the source of the first one is", () => {
  const call = `module "x" {\n  ${source("modules/mgmt/x")}\n  name = "a"\n}\n`
  const duplicate = (line: number, first: number) => ({
    line,
    rule: "hcl-syntax",
    message: `There is a module "x" already, on line ${first}. The names of the modules in a folder must differ.`,
    fix: "give this one another name.",
  })
  expect(checkText(parser, call + call + call, catalog).faults).toMatchObject([
    duplicate(5, 1),
    duplicate(9, 1),
  ])
  expect(checkText(parser, `module "x" {\n  source = "./x"\n}\n${call}`, catalog).faults).toMatchObject([
    duplicate(4, 1),
  ])
})

test.each([
  [
    "a module block",
    `module "x" {\n  ${source("modules/mgmt/x")}\n  providers = { aws = aws }\n  name = prod\n}\n`,
    4,
    "`var.prod` or `local.prod`",
  ],
  [
    "a Terragrunt unit",
    `terraform {\n  ${source("modules/mgmt/x")}\n}\ninputs = {\n  name = prod\n}\n`,
    5,
    "`local.prod`",
  ],
])("a name without quotes as the input of %s is reported", (_, file, line, reference) => {
  expect(checkText(parser, file, catalog).faults).toMatchObject([
    {
      line,
      rule: "hcl-syntax",
      message: '"prod" is neither a string, which has quotes, nor a reference, which has a dot.',
      fix: `write \`"prod"\` for a string, or a reference such as ${reference}.`,
    },
  ])
})

test("a Terragrunt unit is a call", () => {
  const file = `terraform {\n  ${source("modules/mgmt/x")}\n}\n\ninputs = {\n  name = "a"\n  nmae = "b"\n}\n`
  expect(checkText(parser, file, catalog).faults.map(({ line, rule }) => [line, rule])).toEqual([
    [7, "unknown-input"],
  ])
})

test("inputs that are a block in a Terragrunt unit are reported, and checked nevertheless", () => {
  const file = `terraform {\n  ${source("modules/mgmt/x")}\n}\n\ninputs {\n  name = "a"\n  nmae = "b"\n  name = "c"\n}\n`
  expect(checkText(parser, file, catalog).faults).toMatchObject([
    {
      line: 5,
      rule: "hcl-syntax",
      message: 'Terragrunt has no block "inputs", only an argument.',
      fix: "write `inputs = {`, with an equals sign.",
    },
    { line: 7, rule: "unknown-input" },
    { line: 8, rule: "hcl-syntax", message: expect.stringContaining("set already, on line 6.") as string },
  ])
})

test.each([
  ["a part of a unit needs nothing", "", []],
  [
    "a unit with the root's configuration needs its inputs",
    'include "root" {\n  path = "a"\n}\n',
    ["missing-input"],
  ],
  ["a unit that includes more may have them from there", 'include "env" {\n  path = "a"\n}\n', []],
])("without inputs, %s", (_, include, rules) => {
  const file = `terraform {\n  ${source("modules/mgmt/x")}\n}\n${include}`
  const { called, faults } = checkText(parser, file, catalog)
  expect(called).toEqual(["modules/mgmt/x"])
  expect(faults.map(({ rule, line }) => [rule, line])).toEqual(rules.map((rule) => [rule, 1]))
})

test.each([
  ["a reference", "local.inputs", [4], []],
  ["a function", 'jsondecode(file("a.json"))', [4], []],
  ["a function of an object", 'lookup({ dev = { name = "a" } }, "dev")', [4], []],
  ["a part of an object", '({ dev = { name = "a" } })["dev"]', [4], []],
  ["a condition", 'local.x ? { nmae = "a" } : {}', [4], []],
  ["an attribute of an object", '{ a = { nmae = "a" } }.a', [4], []],
  ["an object with a computed key", '{\n  (local.key) = "a"\n  nmae = "b"\n}', [5], ["unknown-input"]],
  ["an object in parentheses", '({\n  nmae = "a"\n})', [], ["missing-input", "unknown-input"]],
  ["objects in nested calls of merge", 'merge({ size = 1 }, merge({}, ({ name = "a" })))', [], []],
  ["a merge with a reference", 'merge(\n  local.common,\n  { nmae = "a" },\n)', [5], ["unknown-input"]],
])(
  "of the inputs of a unit, what is computed is listed, and the rest is compared: %s",
  (_, value, lines, rules) => {
    const file = `terraform {\n  ${source("modules/mgmt/x")}\n}\ninputs = ${value}\n`
    const { computedInputs, syntaxFaults, faults } = checkText(parser, file, catalog)
    expect(syntaxFaults).toEqual([])
    expect(computedInputs).toEqual(lines)
    expect(faults.map(({ rule }) => rule)).toEqual(rules)
  },
)

test.each([
  ["a local in the text", '"${local.base}?ref=v1.0.0"'],
  ["a local in the text with spaces", '"${ local.base }?ref=v1.0.0"'],
  ["a local alone", "local.base"],
  ["locals for repository and path", '"${local.repository}//${local.path}?ref=v1.0.0"'],
  ["a ref that is not the first parameter", '"${local.base}?depth=1&ref=v1.0.0"'],
])("the source of a Terragrunt unit is read through its locals: %s", (_, source) => {
  const file = [
    "locals {",
    '  repository = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git"',
    '  path       = "modules/mgmt/x"',
    '  base       = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/mgmt/x"',
    '  other      = format("%s", "modules/mgmt/y")',
    "}",
    "terraform {",
    `  source = ${source}`,
    "}",
    'inputs = {\n  nmae = "b"\n  name = "a"\n}',
  ].join("\n")
  const { called, faults } = checkText(parser, file, catalog)
  expect(called).toEqual(["modules/mgmt/x"])
  expect(faults.map(({ line, rule }) => [line, rule])).toEqual([[11, "unknown-input"]])
})

test("the source of a module block is read through locals, which OpenTofu accepts", () => {
  const file = [
    `locals {\n  base = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/mgmt/x"\n}`,
    'module "x" {\n  source = "${local.base}?ref=v1.0.0"\n  name   = "a"\n  nmae   = "b"\n}',
  ].join("\n")
  expect(checkText(parser, file, catalog).faults.map(({ line, rule }) => [line, rule])).toEqual([
    [7, "unknown-input"],
  ])
})

test("a source with a syntax error is not reported: its value can be that of the next argument", () => {
  const file = `module "x" {\n  ${source("modules/mgmt/x")},\n  name = "a"\n}\n`
  const { syntaxFaults, otherSources } = checkText(parser, file, catalog)
  expect(syntaxFaults).toMatchObject([{ line: 2 }])
  expect(otherSources).toEqual([])
})

test("an archive below a folder with the name of the catalog is no module of it", () => {
  const address = "https://example.com/terraform-aws-service-catalog/modules/mgmt/x.zip?ref=v1.0.0"
  const { called, otherSources } = checkText(parser, `module "x" {\n  source = "${address}"\n}\n`, catalog)
  expect(called).toEqual([])
  expect(otherSources).toEqual([{ line: 2, kind: "an archive" }])
})

test("a local may refer to another local", () => {
  const file = [
    'locals {\n  kind = "service"\n  name = "terraform-aws-${local.kind}-catalog"\n  base = "git::git@github.com:gruntwork-io/${local.name}.git"\n}',
    'module "x" {\n  source = "${local.base}//modules/mgmt/x?ref=v1.0.0"\n  name   = "a"\n}',
  ].join("\n")
  expect(checkText(parser, file, catalog)).toMatchObject({ called: ["modules/mgmt/x"], computedSources: [] })
})

test.each([
  [
    "an included file",
    'terraform {\n  source = "${include.envcommon.locals.base}?ref=v1.0.0"\n}\ninputs = {}',
  ],
  ["a variable", 'module "x" {\n  source = var.source\n}'],
  ["a variable in the module's path", `module "x" {\n  ${source("modules/${var.path}")}\n}`],
  [
    "a local that repeats itself",
    `locals {\n  a = "${"${local.a}".repeat(90)}"\n}\nmodule "x" {\n  source = local.a\n}`,
  ],
  [
    "locals that refer to each other",
    'locals {\n  a = "${local.b}"\n  b = "${local.a}"\n}\nmodule "x" {\n  source = local.a\n}',
  ],
  ["a map", 'module "x" {\n  source = local.sources["vpc"]\n}'],
  [
    "a function",
    `module "x" {\n  source = join("", ["git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git", "//modules/mgmt/x"])\n}`,
  ],
  ["a condition", 'module "x" {\n  source = var.x == "a" ? "../b" : "../c"\n}'],
])("a source that is computed from %s is listed", (_, file) => {
  const { called, computedSources } = checkText(parser, file, catalog)
  expect(called).toEqual([])
  expect(computedSources).toEqual([file.split("\n").findIndex((line) => line.includes("source =")) + 1])
})

test("a written source of another module is not listed as computed", () => {
  const file =
    'module "x" {\n  source = "./x"\n  prefix = "${var.a}"\n}\nterraform {\n  required_version = ">= 1.5"\n}\n'
  expect(checkText(parser, file, catalog)).toMatchObject({ called: [], computedSources: [] })
})

test("a source with one slash before the module calls it, too", () => {
  const file =
    'module "x" {\n  source = "../../terraform-aws-service-catalog/modules/mgmt/x"\n  nmae = "a"\n}\n'
  const { called, faults } = checkText(parser, file, catalog)
  expect(called).toEqual(["modules/mgmt/x"])
  expect(faults.map(({ rule }) => rule)).toEqual(["missing-input", "unknown-input"])
})

test.each([
  ["git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git/modules/mgmt/x?ref=v1.0.0", 1],
  ["git@github.com:gruntwork-io/terraform-aws-service-catalog.git/modules/mgmt/x?ref=v1.0.0", 1],
  ["git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/mgmt/x?ref=v1.0.0", 0],
  ["github.com/gruntwork-io/terraform-aws-service-catalog/modules/mgmt/x?ref=v1.0.0", 0],
])("in the source %s, the path lacks %d slashes: only that of a Git address needs two", (address, count) => {
  const { faults } = checkText(parser, `module "x" {\n  source = "${address}"\n  name = "a"\n}\n`, catalog)
  const fault = {
    line: 2,
    message: 'The path of a module in a Git repository begins with "//", not with "/".',
    fix: "write `//modules/mgmt/x`.",
  }
  expect(faults).toMatchObject(Array.from({ length: count }, () => fault))
})

test.each(["modules/services/bastion-hosts", "modules/mgmt/bastion", "modules/mgmt/acme-bastion-host"])(
  "%s is not in the catalog, and has the path of the module with a similar name",
  (path) => {
    const file = `module "y" {\n  ${source(path)}\n}\n`
    const others = new Map([["modules/mgmt/bastion-host", [{ inputs: [] }]]])
    expect(checkText(parser, file, others).unknownModules).toEqual([
      { path, near: "modules/mgmt/bastion-host" },
    ])
  },
)

test("the parts of a Terragrunt stack are listed: they call no module, whatever their source is", () => {
  const unit = (path: string) =>
    `unit "x" {\n  ${source(path)}\n  path   = "x"\n  values = { nmae = "a" }\n}\n`
  const file = `locals { a = 1 }\n${unit("modules/mgmt/x")}stack "y" {\n  source = "./y"\n  path = "y"\n}\n`
  expect(checkText(parser, file, catalog)).toMatchObject({ called: [], faults: [], stackParts: [2, 7] })
})

test("an escaped character that does not exist is kept as it is written", () => {
  const file = `module "x" {\n  ${source("modules/mgmt/x")}\n  name = "\\UFFFFFFFF"\n}\n`
  expect(checkText(parser, file, catalog)).toMatchObject({ called: ["modules/mgmt/x"], faults: [] })
})

test.each([
  ['\ufeff{\r\n  "module": {\r\n    "x": {', true],
  ['{"module":{}}', true],
  ['{"module": {"x": {"a": "\\/"}, }, [] }', true],
  ['{ "a" = "b" }', false],
  ["{\n  name = 1\n}", false],
  ['module "x" {\n  "a" : 1\n}', false],
])("%j is JSON: %j", (text, isJson) => {
  const report = checkText(parser, text, catalog)
  expect(report.isJson).toBe(isJson)
  if (isJson) expect(report.syntaxFaults).toEqual([])
})

test("a local with a computed value is not read", () => {
  const file =
    'locals {\n  base = format("%s", "terraform-aws-service-catalog//modules/mgmt/x")\n}\n' +
    'terraform {\n  source = "${local.base}?ref=v1.0.0"\n}\ninputs = {}\n'
  expect(checkText(parser, file, catalog).called).toEqual([])
})

test("a module outside the catalog is listed once", () => {
  const block = `module "y" {\n  ${source("modules/mgmt/y")}\n}\n`
  expect(checkText(parser, block + block, catalog)).toMatchObject({
    called: ["modules/mgmt/y", "modules/mgmt/y"],
    unknownModules: [{ path: "modules/mgmt/y" }],
    faults: [],
  })
})

test("a syntax fault has its position, and the parts that can be parsed are checked", () => {
  const file = `module "x" {\n  ${source("modules/mgmt/x")}\n  name = "a"\n  nmae = "b"\n}\n\nmodule "z" {\n  a = = 1\n}\n`
  const { syntaxFaults, faults } = checkText(parser, file, catalog)
  expect(syntaxFaults).toMatchObject([{ line: 8 }])
  expect(faults.map(({ line }) => line)).toEqual([4])
})

test("a wrong line end anywhere in the file is reported, and the call is checked nevertheless", () => {
  const file = `resource "a" "b"\n{\n}\n\nmodule "x" {\n  ${source("modules/mgmt/x")}\n  name =\n    "a"\n  nmae = "b" size = 1\n}\n`
  const { syntaxFaults, faults } = checkText(parser, file, catalog)
  expect(syntaxFaults.map(({ line }) => line)).toEqual([2, 8, 9])
  expect(faults.map(({ line, rule }) => [line, rule])).toEqual([[9, "unknown-input"]])
})

test("code after a string without an end is not reported, because the parser may misread it", () => {
  const file = `a = 1 b = 2\nmodule "x" {\n  c = "d\n  e = "f"\n}\ng = 1 h = 2\n`
  expect(checkText(parser, file, catalog).syntaxFaults).toMatchObject([
    { line: 1 },
    { line: 3, message: "The string that begins here has no end on this line." },
  ])
})

test("pasted text with code in it is checked, with the line numbers of the whole text", () => {
  const file = `Use this:\n\n\`\`\`hcl\nmodule "x" {\n  ${source("modules/mgmt/x")}\n  name = “a”\n  nmae\u00a0= "b" size = 1\n}\n\`\`\`\n`
  const { syntaxFaults, faults } = checkText(parser, file, catalog)
  expect(syntaxFaults.map(({ line, message }) => [line, message])).toEqual([
    [6, "The code has a typographic quote here (U+201C), which HCL permits only in strings and comments."],
    [7, "The code has a special space here (U+00A0), which HCL permits only in strings and comments."],
  ])
  expect(faults.map(({ line, rule }) => [line, rule])).toEqual([[7, "unknown-input"]])
})

test("of a very long text, only the parts that can belong to a call are examined", () => {
  const long = `a {\n  b = 1 c = 2\n}\nmodule "x" {\n  ${source("modules/mgmt/x")}\n  name =\n  "a"\n}\n${"# comment\n".repeat(10_000)}`
  expect(checkText(parser, long, catalog).syntaxFaults.map(({ line }) => line)).toEqual([7])
})

test("in a very long text, the fault of two blocks on one line names them", () => {
  const long = `a "b" {\n} c {\n}\n${"# comment\n".repeat(10_000)}`
  expect(checkText(parser, long, catalog).syntaxFaults).toEqual([
    {
      line: 2,
      column: 3,
      message: '"c" begins on the line where "a" ends.',
      fix: 'start a new line before "c".',
    },
  ])
})

test("in a very long text, the locals of a source are read", () => {
  const call = `module "x" {\n  ${source("${local.path}")}\n}\n`
  const long = `locals {\n  path = "modules/mgmt/x"\n}\n${call}${"# comment\n".repeat(10_000)}`
  expect(checkText(parser, long, catalog).called).toEqual(["modules/mgmt/x"])
})

test.each(["a {\n", "a = [", "a = {\n", "("])(
  "a text of very many %j is read without an overflow",
  (opening) => {
    expect(checkText(parser, opening.repeat(20_000), catalog).syntaxFaults.length).toBeLessThan(2)
  },
)

test("a syntax error without a more precise message has a general one", () => {
  expect(checkText(parser, "a = = 1\n", catalog).syntaxFaults).toMatchObject([
    {
      line: 1,
      message:
        "The code cannot be read as HCL from here on. The code before and after was compared as far as possible.",
      fix: "compare this line and the one before with HCL that works.",
    },
  ])
})

test.each([
  ["a placeholder", '  name = "a"\n  size = <SIZE>\n  old = []', []],
  ["a missing value", '  size =\n  name = "a"', []],
  ["a missing equals sign", "  size 1\n  name = []", []],
  ["commas after arguments", '  sizes = 1,\n  name = "a",', []],
  ["an unclosed interpolation", '  size = 1\n  name = "${a"', []],
  ["a missing end", "  sizes = 1", ["unknown-input"]],
])(
  "in a call with %s, only the inputs that the syntax error does not affect are compared",
  (what, body, rules) => {
    const end = what === "a missing end" ? "" : "}\n"
    const file = `module "x" {\n  ${source("modules/mgmt/x")}\n${body}\n${end}`
    const { syntaxFaults, faults } = checkText(parser, file, catalog)
    expect(syntaxFaults).not.toEqual([])
    expect(faults.map(({ rule }) => rule)).toEqual(rules)
  },
)

test.each([
  ["a missing equals sign", '  name "a"\n  sizes = 1'],
  ["a missing element", "  size = [1,, 2]\n  sizes = 1"],
])(
  "in a Terragrunt unit with %s, only the inputs that the syntax error does not affect are compared",
  (_, inputs) => {
    const file = `terraform {\n  ${source("modules/mgmt/x")}\n}\ninputs = {\n${inputs}\n}\n`
    const { syntaxFaults, faults } = checkText(parser, file, catalog)
    expect(syntaxFaults).not.toEqual([])
    expect(faults.map(({ rule, line }) => [rule, line])).toEqual([["unknown-input", 6]])
  },
)

test.each([
  ["in its middle", '  old % = "b"\n  name = "a"\n}\n'],
  ["at its end, where it is cut off", '  name = "a"\n  si'],
])(
  "no input is reported as missing in a unit whose inputs cannot be read because of a syntax error %s",
  (_, inputs) => {
    const file = `include "root" {\n  path = "a"\n}\nterraform {\n  ${source("modules/mgmt/x")}\n}\ninputs = {\n${inputs}`
    const { called, syntaxFaults, faults } = checkText(parser, file, catalog)
    expect(called).toEqual(["modules/mgmt/x"])
    expect(syntaxFaults).not.toEqual([])
    expect(faults).toEqual([])
  },
)

test("called releases that do not deploy are listed with the problems of the called modules", () => {
  const topic = (id: string, modules?: string[]) => ({
    id,
    title: `The title of ${id}`,
    releases: [
      {
        repository: "terraform-aws-service-catalog",
        first: "v0.9.0",
        good: "v1.5.0",
        ...(modules && { modules }),
      },
    ],
  })
  const topics = [topic("acl", ["mgmt"]), topic("provider"), topic("logs", ["networking"])]
  const brokenIn = (...refs: string[]) => {
    const calls = refs.map(
      (ref) => `module "x" {\n  ${source("modules/mgmt/x").replace("v1.0.0", ref)}\n  name = "a"\n}\n`,
    )
    const { brokenReleases } = checkText(parser, calls.join(""), catalog, topics)
    return brokenReleases.map(({ release, problems }) => [release, ...problems.map(({ id }) => id)])
  }
  expect(brokenIn("v1.4.9", "v1.0.0", "v1.4.9")).toEqual([
    ["v1.4.9", "acl", "provider"],
    ["v1.0.0", "acl", "provider"],
  ])
  expect(brokenIn("v0.8.0", "v1.5.0", "main")).toEqual([])
  expect(brokenIn("v1.5.0", "v1.0.0")).toEqual([["v1.0.0", "acl", "provider"]])
})

test("each release that a call was compared with instead of its own is listed once", () => {
  const known = new Map([["modules/mgmt/x", [{ release: "v2.11.1", inputs: [] }]]])
  const block = (name: string, ref: string) =>
    `module "${name}" {\n  ${source("modules/mgmt/x").replace("v1.0.0", ref)}\n}\n`
  const file = block("a", "v9.99.0") + block("b", "v2.11.1") + block("c", "v9.99.0") + block("d", "main")
  expect(checkText(parser, file, known).substitutes).toEqual([
    { ref: "v9.99.0", release: "v2.11.1" },
    { ref: "main", release: "v2.11.1" },
  ])
})

test("a release that is not known for some modules only names them", () => {
  const known = new Map([
    ["modules/mgmt/x", [{ release: "v0.96.3", inputs: [] }]],
    ["modules/mgmt/y", [{ release: "v2.11.1", inputs: [] }]],
  ])
  const block = (module: string) =>
    `module "${module}" {\n  ${source(`modules/mgmt/${module}`).replace("v1.0.0", "v2.11.1")}\n}\n`
  const substitutesFor = (...modules: string[]) =>
    checkText(parser, modules.map(block).join(""), known).substitutes
  const pair = { ref: "v2.11.1", release: "v0.96.3" }
  expect(substitutesFor("x", "y", "x")).toEqual([{ ...pair, modules: ["modules/mgmt/x"] }])
  expect(substitutesFor("x", "unknown")).toEqual([pair])
})

test("a call whose source is in single quotes is compared", () => {
  const file = `module "x" {\n  ${source("modules/mgmt/x").replaceAll('"', "'")}\n  nmae = 'a'\n}\n`
  const { called, syntaxFaults, faults } = checkText(parser, file, catalog)
  expect(called).toEqual(["modules/mgmt/x"])
  expect(syntaxFaults.map(({ line }) => line)).toEqual([2, 3])
  expect(faults.map(({ rule }) => rule)).toEqual(["missing-input", "unknown-input"])
})
