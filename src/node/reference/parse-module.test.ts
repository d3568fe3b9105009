import { expect, test } from "vitest"
import type { TypeTree } from "../../shared/reference"
import { formatProblem } from "../report/problem"
import { parseOutputs, parseVariables, type ModuleInput, type ModuleOutput } from "./parse-module"

const variable = (body: string) => `variable "x" {\n${body}\n}\n`

async function input(text: string): Promise<ModuleInput> {
  const { inputs, problems } = await parseVariables({ file: "variables.tf", text })
  expect(problems).toEqual([])
  expect(inputs).toHaveLength(1)
  return inputs[0]!
}

async function output(text: string): Promise<ModuleOutput> {
  const { outputs, problems } = await parseOutputs({ file: "outputs.tf", text })
  expect(problems).toEqual([])
  expect(outputs).toHaveLength(1)
  return outputs[0]!
}

const string: TypeTree = { kind: "primitive", name: "string" }
const number: TypeTree = { kind: "primitive", name: "number" }
const any: TypeTree = { kind: "any" }

test.each<[string, TypeTree]>([
  ["string", string],
  ["number", number],
  ["bool", { kind: "primitive", name: "bool" }],
  ["any", any],
  ["(string)", string],
  ['"string"', string],
  ['"list"', { kind: "list", element: any }],
  ['"map"', { kind: "map", element: any }],
  ["list", { kind: "list", element: any }],
  ["map", { kind: "map", element: any }],
  ["list(string)", { kind: "list", element: string }],
  ["set(number)", { kind: "set", element: number }],
  ["map(any)", { kind: "map", element: any }],
  [
    "map( list( set(string) ) )",
    { kind: "map", element: { kind: "list", element: { kind: "set", element: string } } },
  ],
  ["tuple([])", { kind: "tuple", elements: [] }],
  ["tuple([string, number])", { kind: "tuple", elements: [string, number] }],
  ["object({})", { kind: "object", attributes: [] }],
  ["list(\n  string\n)", { kind: "list", element: string }],
])("the type %s is parsed to a tree", async (source, tree) => {
  const { type, typeExpression } = await input(variable(`type = ${source}`))
  expect(type).toEqual(tree)
  expect(typeExpression.replace(/\s/g, "")).toBe(source.replace(/\s/g, ""))
})

async function attributes(text: string) {
  const { type } = await input(variable(`type = ${text}`))
  if (type.kind !== "object") throw new Error("not an object")
  return type.attributes
}

test.each([
  ["on lines of their own", "object({\n a = string\n b = number\n})", ["a", "b"]],
  ["on one line, with commas", "object({ a = string, b = number })", ["a", "b"]],
  ["with colons", "object({ a : string, b : number })", ["a", "b"]],
  ["with a final comma", "object({ a = string, b = number, })", ["a", "b"]],
  ["with quoted names", 'object({ "a" = string, "b c" = number })', ["a", "b c"]],
  ["with dashes and non-Latin letters", "object({ a-b = string, größe = number })", ["a-b", "größe"]],
])("attributes %s", async (_, source, names) => {
  const found = await attributes(source)
  expect(found.map(({ name }) => name)).toEqual(names)
  expect(found.map(({ type }) => type)).toEqual([string, number])
})

test.each([
  ["a = string", false, undefined],
  ["a = optional(string)", true, undefined],
  ['a = optional(string, "b")', true, '"b"'],
  ["a = optional(map(string), {})", true, "{}"],
  ["a = optional(object({ b = string }), { b = null })", true, "{ b = null }"],
  ["a = optional(list(number), [\n      1,\n      2,\n    ])", true, "[\n  1,\n  2,\n]"],
])("the attribute `%s`", async (source, optional, fallback) => {
  const [attribute] = await attributes(`object({\n    ${source}\n  })`)
  expect(attribute).toMatchObject({ name: "a", optional })
  expect(attribute?.default).toBe(fallback)
})

test.each([
  ["above", "# Said of a.\na = string", "Said of a."],
  ["above, on two lines", "# Said\n# of a.\na = string", "Said\nof a."],
  ["above, with slashes", "// Said of a.\na = string", "Said of a."],
  ["above, as a block", "/* Said of a. */\na = string", "Said of a."],
  ["above, as a block of lines", "/*\n * Said\n * of a.\n */\na = string", "Said\nof a."],
  ["behind", "a = string # Said of a.", "Said of a."],
  ["behind a comma", "a = string, # Said of a.", "Said of a."],
  ["above and behind", "# Said\na = string // of a.", "Said\nof a."],
  ["behind an opening brace", "a = object({ # Said of a.\n b = string\n})", "Said of a."],
  ["behind a closing brace", "a = object({\n b = string\n}) # Said of a.", "Said of a."],
  [
    "behind two closing braces",
    "a = object({\n b = object({\n  c = string\n }) }) # Said of a.",
    "Said of a.",
  ],
  ["elsewhere", "# A heading\n\na = string\n# An end", ""],
  ["behind the attribute before", "z = string # Said of z.\na = string", ""],
  ["above another one of its line", "# Said of z.\nz = string, a = string", ""],
])("a comment %s describes an attribute", async (_, source, description) => {
  const found = await attributes(`object({\n${source}\n})`)
  expect(found.find(({ name }) => name === "a")?.description).toBe(description)
})

test("nested attributes have their own comments and lines", async () => {
  const [outer] = await attributes("object({\n# Outer.\na = list(object({\n# Inner.\nb = string\n}))\n})")
  expect(outer).toMatchObject({ description: "Outer.", line: 4 })
  expect(outer?.type).toEqual({
    kind: "list",
    element: {
      kind: "object",
      attributes: [{ name: "b", type: string, optional: false, description: "Inner.", line: 6 }],
    },
  })
})

test("a type's source has no comments and is formatted like `terraform fmt`", async () => {
  const { typeExpression } = await input(
    variable(
      "  type = object({\n    # One.\n    a = string # more\n    /* Two. */\n    longer = optional(number, 1)\n  })",
    ),
  )
  expect(typeExpression).toBe("object({\n  a      = string\n  longer = optional(number, 1)\n})")
})

test.each<[string, unknown]>([
  ["null", null],
  ["true", true],
  ["!true", false],
  ["-1.5e2", -150],
  ["(2)", 2],
  ['"a"', "a"],
  ['"a\\n\\"b\\" \\u00e9 \\\\"', 'a\n"b" é \\'],
  ['"$${a} %%{b}"', "${a} %{b}"],
  ['""', ""],
  ["[]", []],
  ["{}", {}],
  ["[1, [true], null]", [1, [true], null]],
  ["[\n  1, # one\n  2,\n]", [1, 2]],
  ['{ a = 1, "b" : "c", (1) = [] }', { a: 1, b: "c", 1: [] }],
  ["<<EOT\n  a\n b\nEOT", "  a\n b\n"],
  ["<<-EOT\n    a\n      b\n  EOT", "a\n  b\n"],
  ["<<-EOT\n    a\n\n    b\n  EOT", "a\n\nb\n"],
  ["<<-EOT\n  $${a} \\n\n  EOT", "${a} \\n\n"],
])("the value of the default %s is parsed", async (source, value) => {
  const found = await input(variable(`default = ${source}\n`))
  expect(found).toMatchObject({ required: false, defaultValue: value })
})

test.each([
  "tomap({})",
  'concat(["a"], ["b"])',
  '"a ${var.b}"',
  '"%{ if var.b }a%{ endif }"',
  '[for x in ["a"] : x]',
  '{ for x in ["a"] : x => x }',
  "var.a.b[0]",
  "1 + 2",
  "1e999",
  "true ? 1 : 2",
  '{ (var.a) = "b" }',
  "<<EOT\n${var.a}\nEOT",
])("the default %s is kept as source", async (source) => {
  const found = await input(variable(`default = ${source}\n`))
  expect(found.default).toBe(source)
  expect(found).not.toHaveProperty("defaultValue")
  expect(found.required).toBe(false)
})

test.each<[string, string, unknown]>([
  ["string", "22", "22"],
  ["string", "true", "true"],
  ["string", "null", null],
  ["number", '"1e2"', 100],
  ["bool", '"true"', true],
  ["bool", '"0"', false],
  ["any", "22", 22],
  ["list(string)", "[1, null]", ["1", null]],
  ["set(number)", '["1"]', [1]],
  ["map(bool)", '{ a = "false" }', { a: false }],
  ["tuple([string, number])", '[1, "2"]', ["1", 2]],
  ["object({ a = string, b = list(number) })", '{ a = 1, b = ["2"] }', { a: "1", b: [2] }],
])("the value of a default is converted to its type: for %s, %s", async (type, source, value) => {
  const found = await input(variable(`type = ${type}\ndefault = ${source}\n`))
  expect(found).toMatchObject({ default: source, defaultValue: value })
})

test("the value of a default that does not fit its type stays as it is", async () => {
  const text = variable('type = list(number)\ndefault = ["a", "0x1"]\n')
  const { inputs } = await parseVariables({ file: "variables.tf", text })
  expect(inputs).toMatchObject([{ defaultValue: ["a", "0x1"] }])
})

test("the indentation of a default is removed", async () => {
  const found = await input(variable("    default = {\n      a = {\n        b = 1\n      }\n    }"))
  expect(found.default).toBe("{\n  a = {\n    b = 1\n  }\n}")
})

test("the indentation of a default with a heredoc is kept, because it can be a part of the value", async () => {
  const source = "<<EOT\n    a \n      b\n    EOT"
  expect((await input(variable(`default = ${source}\n`))).default).toBe(source)
})

test.each([
  ["quoted", 'description = "Says \\"it\\"."', 'Says "it".'],
  ["a heredoc", "description = <<EOT\nFirst.\n\n  Second.\nEOT", "First.\n\n  Second."],
  [
    "an indented heredoc",
    "description = <<-END_OF\n    First.\n      Second.\n    END_OF",
    "First.\n  Second.",
  ],
  ["with an interpolation", 'description = "Use ${var.a}."', "Use ${var.a}."],
  ["with quotes and brackets in a heredoc", 'description = <<EOT\n"a" { b } # c\nEOT', '"a" { b } # c'],
  ["absent", "type = string", ""],
])("a description that is %s", async (_, body, description) => {
  expect((await input(variable(body))).description).toBe(description)
})

test("the type of an input without a type is any, and an input without a default is required", async () => {
  expect(await input(`variable "x" {}`)).toEqual({
    name: "x",
    description: "",
    typeExpression: "any",
    type: any,
    required: true,
    nullable: true,
    sensitive: false,
    ephemeral: false,
    validations: [],
    line: 1,
  })
})

test("all other arguments of a variable are parsed", async () => {
  const found = await input(
    variable(`
      nullable   = false
      sensitive  = true
      ephemeral  = true
      deprecated = "Use y."
      validation {
        condition     = length(var.x) > 0 && can(regex("^a}", var.x))
        error_message = "Must start with an a."
      }
      validation {
        condition     = alltrue([
          for y in var.x : y != ""
        ])
        error_message = <<-EOT
          Must not be empty.
        EOT
      }`),
  )
  expect(found).toMatchObject({ nullable: false, sensitive: true, ephemeral: true, deprecated: "Use y." })
  expect(found.validations).toEqual([
    { condition: 'length(var.x) > 0 && can(regex("^a}", var.x))', message: "Must start with an a." },
    { condition: 'alltrue([\n  for y in var.x : y != ""\n])', message: "Must not be empty." },
  ])
})

test.each([
  [
    "Windows line ends",
    'variable "x" {\r\n  description = <<EOT\r\na\r\nb\r\nEOT\r\n  default = "c"\r\n}\r\n',
  ],
  ["a byte order mark", '\ufeffvariable "x" {\n  description = "a\\nb"\n  default = "c"\n}\n'],
  [
    "comments everywhere",
    '# a\nvariable /* b */ "x" { # c\n // d\n description = "a\\nb" # e\n default = "c" /* f */\n # g\n}\n# h',
  ],
  ["a bare label", 'variable x {\n description = "a\\nb"\n default = "c"\n}'],
  [
    "other blocks around",
    'locals {\n a = 1\n}\nvariable "x" {\n description = "a\\nb"\n default = "c"\n}\noutput "y" {\n value = 1\n}',
  ],
  ["no final line end", 'variable "x" {\n description = "a\\nb"\n default = "c"\n}'],
])("a file with %s", async (_, text) => {
  expect(await input(text)).toMatchObject({
    name: "x",
    description: "a\nb",
    default: '"c"',
    defaultValue: "c",
  })
})

test("lines and columns count characters like editors, regardless of preceding characters", async () => {
  const { inputs } = await parseVariables({
    file: "f",
    text: '\ufeff# 😀 é\r\n\r\nvariable "ü" {}\r\nvariable "v" {}',
  })
  expect(inputs.map(({ name, line }) => [name, line])).toEqual([
    ["ü", 3],
    ["v", 4],
  ])
})

test("an empty file has neither inputs nor problems", async () => {
  expect(await parseVariables({ file: "f", text: "" })).toEqual({ inputs: [], problems: [] })
})

test("outputs are parsed with all arguments", async () => {
  expect(
    await output(
      'output "a" {\n description = "B."\n value = { for k, v in x : k => v... }\n sensitive = true\n}',
    ),
  ).toEqual({
    name: "a",
    description: "B.",
    value: "{ for k, v in x : k => v... }",
    sensitive: true,
    ephemeral: false,
    line: 1,
  })
  expect(await output('output "a" {\n deprecated = "Use b."\n ephemeral = true\n}')).toMatchObject({
    description: "",
    deprecated: "Use b.",
    ephemeral: true,
  })
})

async function problems(text: string): Promise<string[]> {
  const found = await parseVariables({ file: "variables.tf", text })
  return found.problems.map((problem) => formatProblem(problem, "error"))
}

const fix = "\n  Fix: correct the line so that `terraform fmt` accepts the file."

test.each([
  [
    "an unclosed block",
    'variable "a" {}\nvariable "x" {\n  type = string\n',
    "variables.tf:2:14 error hcl-syntax: Unclosed configuration block: there is no closing brace for this block before the end of the file. This may be caused by incorrect brace nesting elsewhere in this file.",
  ],
  [
    "a missing expression",
    variable("  default = [1,,]"),
    "variables.tf:2:16 error hcl-syntax: Invalid expression: expected the start of an expression, but found an invalid expression token.",
  ],
  [
    "two arguments on a line",
    variable("  nullable = true sensitive = true"),
    "variables.tf:2:19 error hcl-syntax: Missing newline after argument: an argument definition must end with a newline.",
  ],
  [
    "an argument given twice",
    variable("  type = string\n  type = number"),
    'variables.tf:3:3 error hcl-syntax: Attribute redefined: the argument "type" was already set at line 2. Each argument may be set only once.',
  ],
])("%s is reported at its position", async (_, text, line) => {
  expect(await problems(text)).toContain(line + fix)
})

test("a string that is not closed is reported on its line", async () => {
  expect((await problems('variable "x" {\n  default = "a\n}\n'))[0]).toMatch(
    /^variables\.tf:2:15 error hcl-syntax: Invalid multi-line string: quoted strings may not be split over multiple lines\./,
  )
})

test("an invalid type is reported, and treated as any", async () => {
  const { inputs, problems } = await parseVariables({ file: "f", text: variable("  type = list(strnig)") })
  expect(inputs[0]?.type).toEqual({ kind: "list", element: any })
  expect(problems.map((problem) => formatProblem(problem, "error"))).toEqual([
    'f:2:15 error hcl-syntax: The type of the variable "x" contains "strnig", which is not a type.\n  Fix: use string, number, bool, any, or list, set, map, tuple and object of these.',
  ])
})

test.each([
  "list(string, number)",
  "object(string)",
  "tuple(string)",
  "foo(string)",
  "[string]",
  "1",
  "a.b",
  "list()",
  "optional()",
])("%s is not a type", async (source) => {
  const [problem] = await problems(variable(`  type = ${source}`))
  expect(problem).toContain(`contains "${source}", which is not a type.`)
  const [ofAttribute] = await problems(variable(`  type = object({ a = ${source} })`))
  expect(ofAttribute).toContain(`contains "${source}", which is not a type.`)
})

test("a file with the text of another one has problems of its own", async () => {
  const text = 'output "a" {\n  sensitve = true\n}\n'
  await parseOutputs({ file: "one/outputs.tf", text })
  const { problems } = await parseOutputs({ file: "two/outputs.tf", text })
  expect(problems.map(({ file }) => file)).toEqual(["two/outputs.tf"])
})

test("of an argument that is set twice, the first value is used", async () => {
  const { inputs } = await parseVariables({
    file: "variables.tf",
    text: 'variable "a" {\n  type = string\n  type = number\n}\n',
  })
  expect(inputs).toMatchObject([{ typeExpression: "string" }])
})

test("a name that is used twice is reported, and the first block is used", async () => {
  const text = 'variable "x" {\n  default = 1\n}\nvariable "x" {}\n'
  const { inputs } = await parseVariables({ file: "f", text })
  expect(inputs).toHaveLength(1)
  expect(await problems(text)).toEqual([
    'variables.tf:4:1 error hcl-syntax: The variable "x" is declared twice; the first time on line 1.\n  Fix: remove one of them.',
  ])
})

test("a misspelt block or argument is reported; other unknown ones, which future Terraform versions may add, are not", async () => {
  const text =
    'variabel "x" {}\nvariable "y" {\n  defualt = 1\n  const   = true\n  validaton {}\n  other {}\n}\nlocals {}\n'
  expect(await problems(text)).toEqual([
    'variables.tf:1:1 error hcl-syntax: Terraform has no block "variabel" here.\n  Fix: did you mean "variable"?',
    'variables.tf:3:3 error hcl-syntax: Terraform has no argument "defualt" here.\n  Fix: did you mean "default"?',
    'variables.tf:5:3 error hcl-syntax: Terraform has no block "validaton" here.\n  Fix: did you mean "validation"?',
  ])
  const { problems: found } = await parseOutputs({
    file: "outputs.tf",
    text: 'output "x" {\n  valeu      = 1\n  depends_on = []\n}\n',
  })
  expect(found.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '2 Terraform has no argument "valeu" here.',
  ])
})

test("a block without a name is reported", async () => {
  expect(await problems("variable {}\n")).toEqual([
    'variables.tf:1:1 error hcl-syntax: A variable block has no name.\n  Fix: write variable "name" { … }.',
  ])
})

test("declarations before a syntax error are still parsed", async () => {
  const { inputs, problems } = await parseVariables({
    file: "f",
    text: 'variable "a" {\n  default = 1\n}\nvariable "b" {\n',
  })
  expect(inputs[0]).toMatchObject({ name: "a", defaultValue: 1 })
  expect(problems).not.toEqual([])
})
