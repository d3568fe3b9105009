import { expect, test } from "vitest"
import { contentLayout } from "../content/layout"
import { parseDocument } from "../content/document"
import { formatProblem } from "../report/problem"
import { checkSamples } from "./check-samples"
import { toCheckedPage } from "./page"

async function check(body: string, options = {}): Promise<string[]> {
  const { document } = parseDocument(
    contentLayout("tests/fixtures/docusaurus"),
    "a.md",
    `---\ntitle: A\n---\n${body}`,
  )
  const problems = await checkSamples([toCheckedPage(document!)], new Map(), "content", options)
  return problems.map((problem) => formatProblem(problem, "error").replace("tests/fixtures/docusaurus/", ""))
}

const fix = 'mend the code, or mark the fence `fragment` or `skip="reason"`.'

test.each([
  ["hcl", "a = 1\nlong = 2 # not below each other\n"],
  ['hcl title="x" fragment', "foo(...)\n"],
  ['hcl skip="shows an error"', "a = \n"],
  ["hcl diff", "+ a = 1\n- b = 2\n"],
  ["json", '{ "a": [1, null] }\n'],
  ["json fragment", '"a": 1\n'],
  ["yaml", "a: !Ref b\n---\nc: [1]\n"],
  ["bash", "for x in a b; do\n  echo $x\ndone\n"],
  ["console", "$ echo a \\\n  b\na ) b\n"],
  ["text", "a ) = {\n"],
])("a fence of %s is accepted", async (info, code) => {
  const accepted = code.includes("not below") ? "a    = 1\nlong = 2\n" : code
  expect(await check(`\`\`\`${info}\n${accepted}\`\`\`\n`)).toEqual([])
})

test("HCL that cannot be read is reported at the line and column in the page", async () => {
  expect(await check("Text.\n\n```terraform\nx {\n  a = [1,,]\n}\n```\n")).toEqual([
    `a.md:8:10 error hcl-syntax: Invalid expression: expected the start of an expression, but found an invalid expression token.\n  Fix: ${fix}`,
  ])
})

test("the indentation of a fence in a list counts", async () => {
  expect(await check("1. Text.\n\n   ```tf\n   a = )\n   ```\n")).toEqual([
    `a.md:7:8 error hcl-syntax: Invalid expression: expected the start of an expression, but found an invalid expression token.\n  Fix: ${fix}`,
  ])
})

test("HCL that is laid out otherwise is reported at the first such line", async () => {
  expect(await check("```hcl\nlocals {\n  a = 1\n  long = 2\n}\n```\n")).toEqual([
    'a.md:6:1 error code-format: The code is not laid out as `terraform fmt` does.\n  Fix: write this line as "  a    = 1".',
  ])
})

test("JSON and YAML that cannot be read are reported", async () => {
  expect(await check('```json\n{\n  "a": 1,\n}\n```\n\n```yaml\na: [1\nb: 2\n```\n')).toEqual([
    `a.md:7:1 error code-syntax: The code is not JSON: Expected double-quoted property name.\n  Fix: ${fix}`,
    expect.stringMatching(/^a\.md:1[12]:\d+ error code-syntax: The code is not YAML: .+\.\n {2}Fix: /),
  ])
})

test("shell code that cannot be read is reported, the commands of a session too", async () => {
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

test("nothing of a sample is run", async () => {
  expect(await check("```bash\nexit 3\nrm -rf /nonexistent\necho broken >&2\n```\n")).toEqual([])
})

test("what cannot be checked is said, not passed over", async () => {
  expect(
    await check("```bash\na\n```\n\n```go\na\n```\n\n```dockerfile\nFROM a\n```\n\n```go\nb\n```\n", {
      bash: "no-such-bash",
    }),
  ).toEqual([
    "content:1:1 error unchecked-sample: 1 shell sample is not checked: bash is not on this machine.\n  Fix: install bash.",
    "content:1:1 error unchecked-sample: 2 Go samples are not checked: no parser for it is installed.\n  Fix: read them by eye.",
    "content:1:1 error unchecked-sample: 1 Dockerfile sample is not checked: no parser for it is installed.\n  Fix: read them by eye.",
  ])
})
