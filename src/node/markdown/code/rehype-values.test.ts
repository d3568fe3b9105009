import { expect, test } from "vitest"
import { valueRulesSchema, type ValueRule } from "../../content/settings/value-rules"
import { render, testContext } from "../test-support"
import { findPlaceholders } from "./find-placeholders"

const valueRules: ValueRule[] = [
  { id: "account_id", label: "AWS account ID", placeholders: ["<ACCOUNT_ID>", "123456789012"] },
  { id: "org", label: "Organization", placeholders: ["acme", "<ORG>"] },
]
const html = (markdown: string) => render(markdown, { ...testContext, valueRules })

test.each([
  ["a 123456789012:b", ["123456789012"]],
  ["arn:aws:iam::<ACCOUNT_ID>:role/<ORG>-x", ["<ACCOUNT_ID>", "<ORG>"]],
  ["acme-logs 9123456789012 acme_x", []],
  ["github.com/acme/x", ["acme"]],
])("%s", (text, found) => {
  expect(findPlaceholders(text, valueRules).map(({ start, end }) => text.slice(start, end))).toEqual(found)
})

test("a placeholder is marked in code blocks alone", async () => {
  const marked = await html("`acme` acme\n\n```text\nthe acme account\n```\n")
  expect(marked.match(/"my-value"/g)).toHaveLength(1)
  expect(marked).toContain(
    'the <span class="my-value" data-value="org" data-label="Organization">acme</span> account',
  )
})

test("of a placeholder that the highlighter splits, all parts are marked, and the first one has its id", async () => {
  const marked = await html("```bash\naws s3 ls <ACCOUNT_ID>\n```\n")
  expect(marked.match(/data-value="account_id"/g)).toHaveLength(1)
  const pieces = [...marked.matchAll(/class="my-value"[^>]*>(.*?)<\/span>/g)].map(([, text]) => text)
  expect(pieces.join("")).toBe("&#x3C;ACCOUNT_ID>")
})

test("texts that a block needs as they are are not marked, and their values are not listed as used", async () => {
  const marked = await html('```text literal="acme <ORG>"\nacme <ORG> 123456789012\n```\n')
  expect([...marked.matchAll(/data-value="(\w+)"/g)].map(([, id]) => id)).toEqual(["account_id"])
  expect(marked).toContain("The samples of this page use: AWS account ID.")
  const two = await html('```text literal="acme"\nthe acme\n```\n\n```text\nan acme\n```\n')
  expect(two).toContain('<span class="code-line">the acme</span>')
  expect(two).toContain('data-value="org"')
})

test("the values that a page uses are listed above the first block that contains one", async () => {
  const marked = await html("```text\nnone\n```\n\n```text\nacme 123456789012 acme\n```\n")
  expect(marked).toContain(
    '<doc-values><button type="button">My values</button> The samples of this page use: Organization, AWS account ID.</doc-values><figure',
  )
  expect(marked.indexOf("none")).toBeLessThan(marked.indexOf("<doc-values>"))
  expect(marked.match(/<doc-values>/g)).toHaveLength(1)
})

test("the forms of the values that a page uses are data of the list", async () => {
  const formed: ValueRule[] = [
    {
      id: "account_id",
      label: "Account",
      hint: "Twelve digits",
      form: "\\d{12}",
      placeholders: ["<ACCOUNT_ID>"],
    },
    { id: "region", label: "Region", hint: "Such as eu-west-1", form: "x", placeholders: ["<REGION>"] },
  ]
  const marked = await render("```text\n<ACCOUNT_ID>\n```\n", { ...testContext, valueRules: formed })
  expect(marked.replaceAll("&#x22;", "'")).toContain(
    `<doc-values data-patterns="{'account_id':{'pattern':'\\\\d{12}','hint':'Twelve digits'}}">`,
  )
})

test("without rules, nothing is marked", async () => {
  expect(await render("```text\nacme\n```\n")).not.toContain("my-value")
})

test.each([
  [[{ id: "A", label: "a", placeholders: ["ab"] }], "must be lower case, with underscores"],
  [[valueRules[0], { ...valueRules[1], id: "account_id" }], 'must differ from that of entry 1, "account_id"'],
  [
    [valueRules[0], { ...valueRules[1], placeholders: ["123456789012"] }],
    'must stand for one value: "123456789012" is a placeholder of entry 1 as well',
  ],
])("wrong rules are reported", (rules, message) => {
  expect(valueRulesSchema.safeParse(rules).error?.issues[0]?.message).toBe(message)
})

test.each([
  [{ form: "[a" }, ["form: must be a regular expression"]],
  [{ form: "a", hint: undefined }, ["hint: must say what the form takes"]],
  [{ form: "[a-z]+" }, []],
])("a rule with %j", (more, problems) => {
  const rule = { id: "a", label: "A", hint: "Letters", placeholders: ["<A>"], ...more }
  const { error } = valueRulesSchema.safeParse([rule])
  expect((error?.issues ?? []).map(({ path, message }) => `${path.at(-1)?.toString()}: ${message}`)).toEqual(
    problems,
  )
})
