import { jsonFaults } from "./check-data"
import { expect, test } from "vitest"
import type { Catalog } from "../../../hcl/check-calls"
import { contentLayout } from "../../content/layout"
import { parseDocument } from "../../content/document"
import { formatProblem } from "../../report/problem"
import { toCheckedPage } from "../page"
import { checkSamples } from "./check-samples"

async function check(body: string, options = {}, catalog: Catalog = new Map()): Promise<string[]> {
  const { document } = parseDocument(
    contentLayout("tests/fixtures/docusaurus"),
    "a.md",
    `---\ntitle: A\n---\n${body}`,
  )
  const problems = await checkSamples([toCheckedPage(document!)], catalog, "content", options)
  return problems.map((problem) => formatProblem(problem, "error").replace("tests/fixtures/docusaurus/", ""))
}

const fix = 'correct the code, or mark the fence `fragment` or `skip="reason"`.'

test.each([
  ["hcl", "a    = 1\nlong = 2\n"],
  ["hcl", 'a = provider::aws::arn_parse("x")\n'],
  ['hcl title="x" fragment', "foo(...)\n"],
  ['hcl skip="shows an error"', "a = \n"],
  ["hcl diff", "+ a = 1\n- b = 2\n"],
  ["json", '{ "a": [1, null] }\n'],
  [
    "json",
    '{\n  // highlight-next-line\n  "a": 1,\n  # highlight-start\n  "b": 2\n  /* highlight-end */\n}\n',
  ],
  ["yaml", "a:\n// highlight-next-line\n  - b\n"],
  ["go", "# highlight-next-line\nvar a = 1\n"],
  ["json fragment", '"a": 1\n'],
  ["yaml", "a: !Ref b\n---\nc: [1]\n"],
  ["yaml", "a: &b\n  c: 1\nd:\n  <<: *b\n"],
  ["bash", "for x in a b; do\n  echo $x\ndone\n"],
  ["console", "$ echo a \\\n  b\na ) b\n"],
  ["text", "a ) = {\n"],
  ["go", 'package a\n\nimport "fmt"\n\nfunc f() {\n\tfmt.Println(1)\n}\n'],
  ["go", "type a struct{ b int }\n\nfunc (x *a) f() error { return nil }\n"],
  ["go", "x, err := f()\nif err != nil {\n\treturn err\n}\n"],
  ["go fragment", "case x:\n"],
  ["dockerfile", "# syntax=docker/dockerfile:1\nfrom a AS b\nRUN <<EOF\nc\nEOF\nMAINTAINER d\n"],
  ["dockerfile fragment", "COPY a /b\n"],
  ["js", "const a = <b />\nreturn await c\n"],
  ["js fragment", "a: 1,\n"],
  ["ts", "import { a } from 'b'\nexport const c = a as string satisfies unknown\n"],
  ["tsx", "const a = (b: string) => <p>{b}</p>\n"],
  ['sql skip="not the standard\'s"', "SELECT\n"],
])("a fence of %s is accepted", async (info, code) => {
  expect(await check(`\`\`\`${info}\n${code}\`\`\`\n`)).toEqual([])
})

test("in a fragment of HCL, a string without an end is reported, because nothing around it can be the rest", async () => {
  expect(await check('```hcl fragment\n  a = "b\n  c = "d"\n]\n```\n')).toEqual([
    expect.stringMatching(
      /^a\.md:5:9 error hcl-syntax: Invalid multi-line string: quoted strings may not be split/,
    ),
  ])
})

test("HCL that cannot be read is reported at the line and column in the page", async () => {
  expect(await check("Text.\n\n```terraform\nx {\n  a = [1,,]\n}\n```\n")).toEqual([
    `a.md:8:10 error hcl-syntax: Invalid expression: expected the start of an expression, but found an invalid expression token.\n  Fix: ${fix}`,
  ])
})

test("the column of a problem includes the indentation of a fence in a list", async () => {
  expect(await check("1. Text.\n\n   ```tf\n   a = )\n   ```\n")).toEqual([
    `a.md:7:8 error hcl-syntax: Invalid expression: expected the start of an expression, but found an invalid expression token.\n  Fix: ${fix}`,
  ])
})

test("HCL that is formatted differently is reported at the first such line", async () => {
  expect(await check("```hcl\nlocals {\n  a = 1\n  long = 2\n}\n```\n")).toEqual([
    'a.md:6:1 error code-format: The code is not formatted like `terraform fmt`.\n  Fix: write this line as "  a    = 1".',
  ])
})

test("JSON and YAML that cannot be read are reported", async () => {
  expect(await check('```json\n{\n  "a": 1,\n}\n```\n\n```yaml\na: [1\nb: 2\n```\n')).toEqual([
    `a.md:7:1 error code-syntax: The code is not JSON: there is a comma before "}".\n  Fix: ${fix}`,
    expect.stringMatching(/^a\.md:1[12]:\d+ error code-syntax: The code is not YAML: .+\.\n {2}Fix: /),
  ])
})

test.each([
  [
    '{\n  "a": ...,\n  "b": 1\n}',
    2,
    8,
    '"..." is neither a string in double quotes nor a number, true, false or null',
  ],
  ["[1,\n tru]", 2, 2, '"tru" is neither a string in double quotes nor a number, true, false or null'],
  ['{"a": [1,\n  2,\n]}', 3, 1, 'there is a comma before "]"'],
  ['{"a": }', 1, 7, 'expected a value, but found "}"'],
  ['{"a": 1\n"b": 2}', 2, 1, 'expected "," or a closing bracket, but found "b"'],
  ['{"a" 1}', 1, 6, 'expected ":", but found "1"'],
  ['{"a": }', 1, 7, 'expected a value, but found "}"'],
  ["{1: 2}", 1, 2, 'expected a name in double quotes, but found "1"'],
  ['{"a": 1', 1, 8, 'expected "}", but the text ends'],
  ["[1", 1, 3, 'expected "]", but the text ends'],
  ["", 1, 1, "expected a value, but the text ends"],
  ['"a": 1', 1, 4, 'expected the end, but found ":"'],
  ["[1.]", 1, 2, '"1." is not a number'],
  ['["a\n"]', 1, 2, '"a has no closing quote on its line'],
  ['["\\x"]', 1, 2, '"\\x" has an invalid escape sequence'],
  ['["\\u12"]', 1, 2, '"\\u12" has an invalid escape sequence'],
  ['["a\u0001"]', 1, 2, '"a\u0001" has a control character'],
  ["[1 /* one */]", 1, 4, "it has a comment"],
])("JSON such as %j is reported at its first fault", (code, line, column, reason) => {
  expect(jsonFaults(code)).toMatchObject([{ line, column, message: `The code is not JSON: ${reason}.` }])
})

test("errors of YAML are explained like those of front matter", async () => {
  expect(await check("```yaml\na: 1\nname: plan: apply\n```\n\n```yaml\na: 1\na: 2\n```\n")).toEqual([
    `a.md:6:7 error code-syntax: The code is not YAML: a value must not contain a colon with a space after it.\n  Fix: ${fix}`,
    `a.md:11:1 error code-syntax: The code is not YAML: the field "a" is set twice.\n  Fix: ${fix}`,
  ])
})

test("an alias of YAML that refers to nothing is reported at its position, in each document", async () => {
  expect(await check("```yaml\na: &b 1\nc: *b\nd: *nope\n---\n- *b\n```\n")).toEqual([
    `a.md:7:4 error code-syntax: The code is not YAML: "*nope" refers to nothing.\n  Fix: ${fix}`,
    `a.md:9:3 error code-syntax: The code is not YAML: "*b" refers to nothing.\n  Fix: ${fix}`,
  ])
})

test("highlight comments do not change line numbers, and are code if a range is given", async () => {
  const code = '{\n  // highlight-next-line\n  "a": 1,\n}\n'
  expect(await check(`\`\`\`json\n${code}\`\`\`\n\n\`\`\`json {1}\n${code}\`\`\`\n`)).toEqual([
    `a.md:8:1 error code-syntax: The code is not JSON: there is a comma before "}".\n  Fix: ${fix}`,
    `a.md:13:3 error code-syntax: The code is not JSON: it has a comment.\n  Fix: ${fix}`,
  ])
})

test("shell code that cannot be parsed is reported, also in the commands of a session", async () => {
  expect(
    await check("```bash\necho a\nif true; then\n```\n\n```console\n$ echo a\na\n$ echo (\n```\n"),
  ).toEqual([
    expect.stringMatching(
      /^a\.md:6:1 error code-syntax: The code is not a shell script: syntax error: unexpected end of file/,
    ),
    expect.stringMatching(
      /^a\.md:12:1 error code-syntax: The code is not a shell script: syntax error near unexpected token `/,
    ),
  ])
})

test("Go code that cannot be parsed is reported at the first unexpected token", async () => {
  expect(await check("```go\nfunc f() {\n\ta(\n}\n```\n\n- a\n\n  ```go\n  x :=\n  ```\n")).toEqual([
    `a.md:6:3 error code-syntax: The code is not Go: "(" is never closed.\n  Fix: ${fix}`,
    `a.md:13:3 error code-syntax: The code is not Go: "x :=" is not expected here.\n  Fix: ${fix}`,
  ])
})

test.each([
  [
    "a function that is never closed, at the next one",
    "func a() {\n\tf(1)\n\nfunc b() {\n\tg(2)\n}",
    '8:1 "}" is missing before the function "b"',
  ],
  [
    "a block that is never closed, at the next method",
    "func a() {\n\tif x {\n\t\tf(1)\n\nfunc (s *S) b() {\n}",
    '9:1 "}" is missing before the function "b"',
  ],
  ["a function that is never closed at the end", "func a() {\n\tf(1)", '6:6 "}" is missing'],
  ["imports that are never closed", 'import (\n\t"fmt"\n\nfunc main() {\n}', '5:8 "(" is never closed'],
  ["a call that is never closed", "func a() {\n\tf(1, 2\n}", '6:3 "(" is never closed'],
  ["an index that is never closed", "func a() {\n\tf(b[1)\n}", '6:5 "[" is never closed'],
  ["a string", 'func a() {\n\tf("c)\n}', "6:4 a quotation mark starts here and is never closed"],
  [
    "a raw string",
    "func a() {\n\tf(`c)\n}\n\nfunc b() {\n}",
    "6:4 a quotation mark starts here and is never closed",
  ],
  [
    "another error above a function that is never closed",
    "func a() {\n\tx := := 1\n\nfunc b() {\n}",
    '6:7 ":=" is not expected here',
  ],
])("the end that Go code lacks is reported: %s", async (_, code, fault) => {
  const [position, ...reason] = fault.split(" ")
  expect(await check(`\`\`\`go\n${code}\n\`\`\`\n`)).toEqual([
    `a.md:${position} error code-syntax: The code is not Go: ${reason.join(" ")}.\n  Fix: ${fix}`,
  ])
})

test("a line that a message names is a line of the page", async () => {
  expect(await check("Text.\n\n```hcl\nb = 0\na = 1\na = 2\n```\n")).toEqual([
    `a.md:9:1 error hcl-syntax: Attribute redefined: the argument "a" was already set at line 8. Each argument may be set only once.\n  Fix: ${fix}`,
  ])
})

test("a Dockerfile that cannot be built is reported at each such instruction", async () => {
  expect(await check("```dockerfile\nFROM a\nCOPY b\nFETCH c\n```\n\n```docker\nRUN a\n```\n")).toEqual([
    `a.md:6:6 error code-syntax: The code is not a Dockerfile: COPY requires at least two arguments.\n  Fix: ${fix}`,
    `a.md:7:1 error code-syntax: The code is not a Dockerfile: Unknown instruction: FETCH.\n  Fix: ${fix}`,
    `a.md:11:1 error code-syntax: The code is not a Dockerfile: No source image provided with \`FROM\`.\n  Fix: ${fix}`,
  ])
})

test("a fragment of a Dockerfile is checked, too", async () => {
  expect(await check("```dockerfile fragment\nCOPY b\n```\n")).toEqual([
    `a.md:5:6 error code-syntax: The code is not a Dockerfile: COPY requires at least two arguments.\n  Fix: ${fix}`,
  ])
})

test("JavaScript and TypeScript that cannot be read are reported", async () => {
  expect(await check("```js\nconst a = 1\nconst a = 2\n```\n\n```ts\nlet a: = 1\n```\n")).toEqual([
    `a.md:6:7 error code-syntax: The code is not JavaScript: Identifier 'a' has already been declared.\n  Fix: ${fix}`,
    `a.md:10:8 error code-syntax: The code is not TypeScript: Unexpected token.\n  Fix: ${fix}`,
  ])
})

test("no sample is executed", async () => {
  expect(await check("```bash\nexit 3\nrm -rf /nonexistent\necho broken >&2\n```\n")).toEqual([])
})

test("samples that cannot be checked are reported", async () => {
  const body = "```bash\n$(a)\n```\n\n```sql\na\n```\n\n```rego\nb\n```\n\n```sql\nc\n```\n"
  const fix = 'check them yourself, and mark each fence `skip="reason"`; the first one is here.'
  expect(await check(body, { bash: "no-such-bash" })).toEqual([
    `a.md:8:1 error unchecked-sample: 2 SQL samples are not checked: there is no parser for the language.\n  Fix: ${fix}`,
    `a.md:12:1 error unchecked-sample: 1 Rego sample is not checked: there is no parser for the language.\n  Fix: ${fix}`,
    "content:1:1 error unchecked-sample: 1 shell sample is not checked: bash is not on this machine.\n  Fix: install bash.",
  ])
})

test("a skipped fence without a reason is reported if it would have been checked", async () => {
  const body =
    '```hcl skip\na =\n```\n\n```json skip=" "\n{\n```\n\n```text skip\na\n```\n\n```hcl diff skip\n+ a\n```\n'
  const message = "The sample is not checked, and its fence does not say why."
  expect(await check(body)).toEqual([
    `a.md:4:1 error unchecked-sample: ${message}\n  Fix: write \`skip="reason"\`.`,
    `a.md:8:1 error unchecked-sample: ${message}\n  Fix: write \`skip="reason"\`.`,
  ])
})

test("for a misspelled module, the most similar one is suggested, and a module that is not similar to any is accepted", async () => {
  const catalog = new Map(
    ["data-stores/rds", "services/ecs-cluster", "services/eks-cluster"].map((name) => [
      `modules/${name}`,
      [],
    ]),
  )
  const call = (name: string) =>
    `\`\`\`hcl\nmodule "a" {\n  source = "git::https://github.com/gruntwork-io/terraform-aws-service-catalog.git//modules/${name}?ref=v1.0.0"\n}\n\`\`\`\n`
  const [misspelled] = await check(call("services/eks-cluser"), {}, catalog)
  expect(misspelled).toContain('did you mean "modules/services/eks-cluster"?')
  const [misplaced] = await check(call("data-storage/rds"), {}, catalog)
  expect(misplaced).toContain('did you mean "modules/data-stores/rds"?')
  expect(await check(call("data-stores/efs"), {}, catalog)).toEqual([])
})
