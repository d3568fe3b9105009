import { expect, test } from "vitest"
import { parseYaml } from "../yaml/parse-yaml"
import {
  fillVariables,
  incompleteVariables,
  positionsBeforeFilling,
  salvageVariables,
  usedVariables,
  variablesSchema,
} from "./variables"

const variables = { catalog_version: "v2.11.1", kubernetes_version: "1.35" }

test("names are replaced at any position", () => {
  const text = "{{catalog_version}}?ref={{catalog_version}}`{{kubernetes_version}}`"
  expect(fillVariables(text, variables)).toBe("v2.11.1?ref=v2.11.1`1.35`")
})

test.each([
  "{{url}}",
  "{{ catalog_version }}",
  "${{catalog_version}}",
  "{{{catalog_version}}}",
  "{{.Server.Version}}",
  "{{EC2PrivateDNSName}}",
  "{{user `kubernetes_version`}}",
  "${{ secrets.GH_TOKEN }}",
  "{{ env.CI_ROLE_ARN }}",
  "{{CATALOG_VERSION}}",
  "{{catalog_}}",
])("%s is not a variable", (text) => {
  expect(usedVariables(text)).toEqual([])
  expect(fillVariables(text, variables)).toBe(text)
})

test.each([
  "{catalog_version}",
  "${{catalog_version}",
  "{{{catalog_version}",
  "{catalog_version}}}",
  "{{a_b}",
  "({ catalog_version }) => ({ a: {catalog_version}})",
  '{"a": 1, "b": {catalog_version}}',
])("%s does not lack a brace", (text) => {
  expect(incompleteVariables(text, variables)).toEqual([])
})

test("within other braces, a name with two opening braces and one closing brace lacks a brace", () => {
  expect(incompleteVariables('{ "ref": "{{catalog_version}" }', variables)).toHaveLength(1)
})

test.each(["{{catalog_release}}", "{{to_string}}"])("the unknown name %s is not replaced", (text) => {
  expect(fillVariables(text, variables)).toBe(text)
})

test("a tree without variables has no names", () => {
  expect(fillVariables("{{catalog_version}}", undefined)).toBe("{{catalog_version}}")
})

test("names are found with their positions", () => {
  expect(usedVariables("a\r\nb {{a_b}} {{c_d}}\n\n{{a_b}}")).toEqual([
    { name: "a_b", written: "{{a_b}}", line: 2, column: 3 },
    { name: "c_d", written: "{{c_d}}", line: 2, column: 11 },
    { name: "a_b", written: "{{a_b}}", line: 4, column: 1 },
  ])
})

test("positions in the text with variables are those of the text as written", () => {
  const move = positionsBeforeFilling(
    "a\r\nb {{catalog_version}} {{a_b}} {{kubernetes_version}} c",
    variables,
  )
  const columnOf = (column: number) => move?.({ line: 2, column }).column
  // "b v2.11.1 {{a_b}} 1.35 c"
  expect([1, 3, 4, 10, 11, 19, 21, 23, 24].map(columnOf)).toEqual([1, 3, 3, 22, 23, 31, 31, 53, 54])
  expect(move?.({ line: 1, column: 1 })).toEqual({ line: 1, column: 1 })
})

test.each(["a {{a_b}}", "{{ catalog_version }}", "a"])("positions in %j need not be changed", (text) => {
  expect(positionsBeforeFilling(text, variables)).toBeUndefined()
  expect(positionsBeforeFilling("{{catalog_version}}", undefined)).toBeUndefined()
})

const oneLine = "it must be one line without {{."

test.each([
  [
    "version: v1",
    '"version" is not accepted here. it must have two words or more, in lower case and joined by underscores.',
  ],
  ["a_b: 1.35", '"a_b" has a wrong value, 1.35. it must be a text; put it in quotes.'],
  ['a_b: "x\\ny"', `"a_b" has a wrong value, "x\\ny". ${oneLine}`],
  ['a_b: "{{c_d}}"', `"a_b" has a wrong value, "{{c_d}}". ${oneLine}`],
  ['a_b: ""', `"a_b" has a wrong value, "". ${oneLine}`],
])("%s is reported", (text, message) => {
  const { problems, data } = parseYaml(variablesSchema, "data/variables.yml", `c_d: x\n${text}\n`)
  expect(problems.map(({ line, message, fix }) => [line, `${message} ${fix}`])).toEqual([[2, message]])
  expect(data).toEqual({ c_d: "x" })
})

test("variables in a list are reported with what the file takes", () => {
  expect(parseYaml(variablesSchema, "data/variables.yml", "- c_d: x\n").problems).toEqual([
    {
      rule: "front-matter",
      file: "data/variables.yml",
      line: 1,
      column: 1,
      message: "The file is not a list of names with values.",
      fix: "write a name, a colon and its value, one on each line.",
    },
  ])
})

test("a variable with a wrong value or name remains known", () => {
  const yaml = 'a_b: 2.10\nc_d:\ne-f: text\ng_h: "{{a_b}}"'
  expect(parseYaml(variablesSchema, "data/variables.yml", yaml, salvageVariables).data).toEqual({
    a_b: "2.1",
    c_d: "null",
    e_f: "text",
    g_h: "g_h",
  })
})
