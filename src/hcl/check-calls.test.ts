import { expect, test } from "vitest"
import { parseHcl } from "../node/reference/parse-hcl"
import { parseVariables } from "../node/reference/parse-module"
import { callFaults, compareCall, type Catalog } from "./check-calls"
import { readCalls } from "./read-calls"

const variables = `
variable "name" {
  type = string
}
variable "subnets" {
  type = list(string)
}
variable "size" {
  type    = number
  default = 1
}
variable "enabled" {
  type    = bool
  default = true
}
variable "tags" {
  type    = map(string)
  default = {}
}
variable "pair" {
  type    = tuple([string, number])
  default = ["a", 1]
}
variable "filters" {
  type = list(object({
    name   = string
    values = optional(list(string), [])
  }))
  default = []
}
variable "anything" {
  default = null
}
variable "old_tags" {
  type       = map(string)
  default    = {}
  deprecated = "Use tags instead"
}
`

const source =
  '  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/mgmt/x?ref=v0.96.3"'

async function faults(code: string, fragment = false): Promise<string[]> {
  const { inputs } = await parseVariables({ file: "variables.tf", text: variables })
  const newest = inputs.filter(({ name }) => name !== "size")
  const catalog: Catalog = new Map([
    [
      "modules/mgmt/x",
      [
        { release: "v0.96.3", inputs },
        { release: "v2.11.1", inputs: newest },
      ],
    ],
  ])
  const found = callFaults(readCalls(await parseHcl(code)), catalog, fragment)
  return found.map(
    ({ line, column, rule, message, fix }) => `${line}:${column} ${rule}: ${message} Fix: ${fix}`,
  )
}

const call = (lines: string) => `module "x" {\n${source}\n  name    = "a"\n  subnets = []\n${lines}\n}\n`

test("a complete, correct call has no faults", async () => {
  expect(
    await faults(
      call(`
  providers  = { aws = aws.other }
  count      = 1
  depends_on = [module.y]
  size       = "2"
  enabled    = "true"
  tags       = { a = 1, (var.b) = "c", d = true }
  pair       = ["a", "1"]
  filters    = [{ name = "a" }, { name = var.b, values = ["c"] }]
  anything   = [1, "a", {}]`),
    ),
  ).toEqual([])
})

test("arguments that every module accepts are no inputs, also those of OpenTofu", async () => {
  expect(
    await faults(call("  ignore_nested_deprecations = true\n  lifecycle {\n    enabled = var.on\n  }")),
  ).toEqual([])
})

test("strings that Terraform converts to numbers and bools fit these types", async () => {
  for (const size of ["1.5", "-2", "+2", ".5", "1e3", "1E3"])
    expect(await faults(call(`  size = "${size}"`))).toEqual([])
  for (const enabled of ["0", "1"]) expect(await faults(call(`  enabled = "${enabled}"`))).toEqual([])
  expect(await faults(call('  size = "1 GB"\n  enabled = "True"'))).toHaveLength(2)
})

test("null, calls, references and conditions fit any type", async () => {
  expect(
    await faults(
      call(
        "  size = null\n  tags = merge({}, var.a)\n  pair = local.x\n  filters = var.y ? [] : [1]\n  enabled = !var.z",
      ),
    ),
  ).toEqual([])
  expect(await faults(call('  enabled = "%{ if var.z }true%{ else }false%{ endif }"'))).toEqual([])
})

test("a string with expressions fits primitive types, and only an expression in quotes fits any type", async () => {
  const values = ['name = "a-${var.b}"', 'size = "${var.b}0"', 'enabled = "${var.b}"', 'tags = "${var.b}"']
  for (const value of values) expect(await faults(`module "x" {\n${source}\n${value}\n}\n`, true)).toEqual([])
})

test("an input that the module does not have", async () => {
  expect(await faults(call("  enabeld = true"))).toEqual([
    '5:3 unknown-input: "modules/mgmt/x" has no input "enabeld". Fix: did you mean "enabled"?',
  ])
  expect(await faults(call("  something_else = true"))).toEqual([
    '5:3 unknown-input: "modules/mgmt/x" has no input "something_else". Fix: use an input that the module\'s reference page lists.',
  ])
})

test("a required input that is not given, unless it is a fragment", async () => {
  const code = `module "x" {\n${source}\n}\n`
  expect(await faults(code)).toEqual([
    '1:1 missing-input: "modules/mgmt/x" needs "name" and "subnets". Fix: give each required input a value.',
  ])
  expect(await faults(code, true)).toEqual([])
})

test.each([
  [
    "subnets = 1",
    "11",
    '"subnets" takes list(string), not a number. Fix: give it a value of the type list(string).',
  ],
  ['size = "large"', "8", '"size" takes number, not a string. Fix: give it a value of the type number.'],
  ["size = []", "8", '"size" takes number, not a list. Fix: give it a value of the type number.'],
  ["enabled = 1", "11", '"enabled" takes bool, not a number. Fix: give it a value of the type bool.'],
  ["name = {}", "8", '"name" takes string, not an object. Fix: give it a value of the type string.'],
  ["tags = []", "8", '"tags" takes map(string), not a list. Fix: give it a value of the type map(string).'],
  ["tags = { a = [] }", "14", '"tags.a" takes string, not a list. Fix: give it a value of the type string.'],
  [
    'subnets = "${var.a}/16"',
    "11",
    '"subnets" takes list(string), not a string. Fix: give it a value of the type list(string).',
  ],
  [
    'tags = "%{ if var.a }b%{ endif }"',
    "8",
    '"tags" takes map(string), not a string. Fix: give it a value of the type map(string).',
  ],
  [
    "filters = <<EOT\n${var.a}\nEOT",
    "11",
    '"filters" takes list(object), not a string. Fix: give it a value of the type list(object).',
  ],
  [
    "pair = [1]",
    "8",
    '"pair" takes tuple([string, number]), not a list. Fix: give it a value of the type tuple([string, number]).',
  ],
  [
    "subnets = [{}]",
    "12",
    '"subnets[0]" takes string, not an object. Fix: give it a value of the type string.',
  ],
  [
    "filters = [true]",
    "12",
    '"filters[0]" takes object, not a bool. Fix: give it a value of the type object.',
  ],
])("%s has the wrong type", async (line, column, text) => {
  const code = `module "x" {\n${source}\n${line}\n}\n`
  expect(await faults(code, true)).toEqual([`3:${column} wrong-type: ${text}`])
})

test("attributes of objects are compared too", async () => {
  expect(await faults(`module "x" {\n${source}\n  filters = [{ nam = "a", values = 1 }]\n}`, true)).toEqual([
    '3:16 unknown-input: "filters[0]" has no attribute "nam". Fix: did you mean "name"?',
    '3:36 wrong-type: "filters[0].values" takes list(string), not a number. Fix: give it a value of the type list(string).',
    '3:14 missing-input: "filters[0]" lacks "name". Fix: give each attribute that is not optional a value; null where there is none.',
  ])
  expect(await faults(`module "x" {\n${source}\n  filters = [{ (local.key) = "a" }]\n}`, true)).toEqual([])
})

test("modules outside the catalog are not checked", async () => {
  expect(await faults('module "x" {\n  source = "./x"\n  a = 1\n}\nmodule "y" {\n  a = 1\n}')).toEqual([])
})

test("a repository whose name only ends like that of the catalog is another one", async () => {
  expect(await faults(call("  a = 1").replace("terraform-aws", "acme-terraform-aws"))).toEqual([])
})

const unit = (inputs: string, more = "") => `terraform {\n${source}\n}\n${more}\ninputs = ${inputs}\n`

test("the inputs of a Terragrunt unit are checked against its module", async () => {
  expect(await faults(unit('{\n  name = "a"\n  subnets = dependency.vpc.outputs.ids\n}'))).toEqual([])
  expect(await faults(unit('{\n  nmae = "a"\n  subnets = 1\n}'))).toEqual([
    '6:3 unknown-input: "modules/mgmt/x" has no input "nmae". Fix: did you mean "name"?',
    '7:13 wrong-type: "subnets" takes list(string), not a number. Fix: give it a value of the type list(string).',
    '5:1 missing-input: "modules/mgmt/x" needs "name". Fix: give each required input a value.',
  ])
})

test.each([
  ["enabled = 1", []],
  ["enabled = 0", []],
  ['enabled = "1"', []],
  ["enabled = 2", ['"enabled" takes bool, not a number.']],
  ["enabled = [1]", ['"enabled" takes bool, not a list.']],
  ['subnets = "[\\"a\\"]"', []],
  ['subnets = "${local.list}\\n"', []],
  ['subnets = "a"', ['"subnets" takes list(string), not a string.']],
  ['subnets = "10.${local.a}.0.0/16"', ['"subnets" takes list(string), not a string.']],
  ["size = true", ['"size" takes number, not a bool.']],
  ["filters = [{ name = [] }]", ['"filters[0].name" takes string, not a list.']],
  ["flags = { a = 1 }", ['"flags.a" takes bool, not a number.']],
])("Terragrunt passes inputs as texts, so that in a unit, %s has the faults %j", async (line, expected) => {
  const { inputs } = await parseVariables({
    file: "variables.tf",
    text: `${variables}variable "flags" {\n  type = map(bool)\n}\n`,
  })
  const calls = readCalls(await parseHcl(unit(`{\n  ${line}\n}`)))
  const catalog: Catalog = new Map([["modules/mgmt/x", [{ release: "v0.96.3", inputs }]]])
  expect(callFaults(calls, catalog, true).map(({ message }) => message)).toEqual(expected)
})

test("in a unit that includes other inputs, required inputs may be missing", async () => {
  expect(await faults(unit('merge(local.common, {\n  nmae = "a"\n})'))).toHaveLength(1)
  expect(await faults(unit("{}", 'include "envcommon" {\n  path = "x"\n}'))).toEqual([])
  expect(await faults(unit("{}", 'include envcommon {\n  path = "x"\n}'))).toEqual([])
  expect(await faults(unit("{}", 'include {\n  path = "x"\n}'))).toHaveLength(1)
  expect(await faults(unit("{}", 'include "root" {\n  path = "x"\n}'))).toHaveLength(1)
  expect(await faults(`terraform {\n${source}\n}`)).toEqual([])
  expect(await faults(unit("{}"), true)).toEqual([])
})

test("a unit that includes the root configuration may get its missing inputs from there, which the fix mentions", async () => {
  const include = 'include "root" {\n  path = "x"\n}'
  expect(await faults(unit('{\n  name = "a"\n}', include))).toEqual([
    '7:1 missing-input: "modules/mgmt/x" needs "subnets". Fix: give each required input a value, unless the included configuration does.',
  ])
})

test.each([
  ["v0.90.0", []],
  ["v0.96.3", []],
  ["v1.0.0", []],
  ["main", []],
  ["v2.11.1", ["5:3 unknown-input"]],
  ["v3.0.0", ["5:3 unknown-input"]],
])("a call of %s is checked against the nearest known release", async (ref, expected) => {
  const code = call("  size = 2").replace("v0.96.3", ref)
  expect((await faults(code)).map((fault) => fault.split(":").slice(0, 2).join(":"))).toEqual(expected)
})

test.each(["?ref=main", "?ref=${values.version}", ""])(
  "a call with the source's end %j, which may be of any release, is checked against the one that fits best",
  async (end) => {
    const text = { kind: "primitive", name: "string" } as const
    const inputs = (...names: string[]) => names.map((name) => ({ name, type: text, required: false }))
    const catalog: Catalog = new Map([
      [
        "modules/mgmt/x",
        [
          { release: "v0.96.3", inputs: inputs("name", "old") },
          { release: "v2.11.1", inputs: inputs("name", "zone") },
        ],
      ],
    ])
    const messages = async (lines: string) => {
      const code = `module "x" {\n${source.replace("?ref=v0.96.3", end)}\n${lines}\n}\n`
      return callFaults(readCalls(await parseHcl(code)), catalog, false).map(({ message }) => message)
    }
    expect(await messages('  old = "a"')).toEqual([])
    expect(await messages('  zone = "a"')).toEqual([])
    expect(await messages('  zone = "a"\n  nmae = "b"')).toEqual(['"modules/mgmt/x" has no input "nmae".'])
  },
)

const typed = (name: string, type: "string" | "bool") => [
  { name, type: { kind: "primitive", name: type } as const, required: false },
]
const typedCatalog: Catalog = new Map([
  [
    "modules/mgmt/x",
    [
      { release: "v0.96.3", inputs: typed("a", "bool") },
      { release: "v2.11.1", inputs: typed("a", "string") },
    ],
  ],
])

test.each([
  ["?ref=v0.96.3", "bool", undefined],
  ["?ref=v2.11.1", "string", undefined],
  ["?ref=v0.1.0", "bool", { ref: "v0.1.0", release: "v0.96.3" }],
  ["?ref=v9.99.0", "string", { ref: "v9.99.0", release: "v2.11.1" }],
  ["?ref=v1.0.0", "string", { ref: "v1.0.0", release: "v2.11.1" }],
  ["?ref=main", "string", { ref: "main", release: "v2.11.1" }],
  ["", "string", { release: "v2.11.1" }],
])(
  "a call with the source's end %j has the faults of %s: of releases that fit equally well, the newest is used, and named",
  async (end, type, substitute) => {
    const code = `module "x" {\n${source.replace("?ref=v0.96.3", end)}\n  a = []\n}\n`
    const [call] = readCalls(await parseHcl(code))
    const compared = call && compareCall(call, typedCatalog, false)
    expect(compared?.faults.map(({ message }) => message)).toEqual([`"a" takes ${type}, not a list.`])
    expect(compared?.substitute).toEqual(substitute)
  },
)

test("a module whose page names no release is compared without a message about releases", async () => {
  const [call] = readCalls(await parseHcl(`module "x" {\n${source}\n}\n`))
  const unnamed = new Map([["modules/mgmt/x", [{ inputs: [] }]]])
  expect(call && compareCall(call, unnamed, false)).toEqual({ faults: [] })
})

test("a deprecated input is reported with its replacement, and its type is still checked", async () => {
  expect(await faults(call("  old_tags = []"))).toEqual([
    '5:3 deprecated-input: "old_tags" of "modules/mgmt/x" is deprecated: Use tags instead. Fix: use what the message names, and leave this input out.',
    '5:14 wrong-type: "old_tags" takes map(string), not a list. Fix: give it a value of the type map(string).',
  ])
  expect((await faults(call("  old_tags {}"))).map((fault) => fault.split(": ")[0])).toEqual([
    "5:3 deprecated-input",
    "5:3 hcl-syntax",
  ])
})

test.each([
  ["Use tags", "Use tags."],
  ["Use tags.\n", "Use tags."],
  ["It is\n  gone!", "It is gone!"],
  ["Why not tags?", "Why not tags?"],
])("the deprecation message %j ends like a sentence", async (deprecated, sentence) => {
  const [given] = readCalls(await parseHcl(`module "x" {\n${source}\n  old = 1\n}\n`))
  const inputs = [{ name: "old", type: { kind: "any" }, required: false, deprecated }] as const
  const compared = given && compareCall(given, new Map([["modules/mgmt/x", [{ inputs }]]]), false)
  expect(compared?.faults).toMatchObject([
    { message: `"old" of "modules/mgmt/x" is deprecated: ${sentence}` },
  ])
})

test("a fault lists the inputs that the reader should look up", async () => {
  const { inputs } = await parseVariables({ file: "variables.tf", text: variables })
  const code = `module "x" {\n${source}\n  enabeld = 1\n  zzz = 1\n  size = []\n}\n`
  const found = callFaults(
    readCalls(await parseHcl(code)),
    new Map([["modules/mgmt/x", [{ inputs }]]]),
    false,
  )
  expect(found.map(({ rule, module, inputs }) => [rule, module, inputs])).toEqual([
    ["unknown-input", "modules/mgmt/x", ["enabled"]],
    ["unknown-input", "modules/mgmt/x", []],
    ["wrong-type", "modules/mgmt/x", ["size"]],
    ["missing-input", "modules/mgmt/x", ["name", "subnets"]],
  ])
})

test("a removed input is reported with its replacements", async () => {
  const text = { kind: "primitive", name: "string" } as const
  const released = (names: readonly string[]) => names.map((name) => ({ name, type: text, required: false }))
  const removed = [
    { name: "old", successors: ["name", "size"] },
    { name: "gone", successors: [] },
  ]
  const catalog: Catalog = new Map([
    [
      "modules/mgmt/x",
      [
        { release: "v0.96.3", inputs: released(["old", "gone", "name"]) },
        { release: "v2.11.1", inputs: released(["name", "size"]), removed },
      ],
    ],
  ])
  const code = `module "x" {\n${source.replace("v0.96.3", "v2.11.1")}\n  old = "a"\n  gone = "b"\n}\n`
  const found = callFaults(readCalls(await parseHcl(code)), catalog, false)
  expect(found.map(({ line, rule, message, fix, inputs }) => [line, rule, message, fix, inputs])).toEqual([
    [
      3,
      "unknown-input",
      '"modules/mgmt/x" no longer has an input "old" in v2.11.1.',
      'use "name" and "size" instead.',
      ["name", "size", "old"],
    ],
    [
      4,
      "unknown-input",
      '"modules/mgmt/x" no longer has an input "gone" in v2.11.1.',
      "leave it out.",
      ["gone"],
    ],
  ])
  const older = callFaults(readCalls(await parseHcl(code.replace("v2.11.1", "v0.96.3"))), catalog, false)
  expect(older).toEqual([])
})
