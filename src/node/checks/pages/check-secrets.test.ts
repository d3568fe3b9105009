import { expect, test } from "vitest"
import { toCheckedPage } from "../page"
import { checkSecrets } from "./check-secrets"

const page = (body: string, dialect?: "docusaurus") =>
  toCheckedPage({
    kind: "doc",
    id: "a",
    file: "docs/a.md",
    reportFile: "content/docs/a.md",
    format: "md",
    slug: "/a",
    title: "A",
    label: "A",
    isDraft: false,
    isUnlisted: false,
    tags: [],
    body,
    bodyLine: 5,
    frontMatter: { title: "A" },
    ...(dialect ? { dialect } : {}),
  })

// Values are put together here, so that the services that scan repositories for secrets do not find them in this file.
const keyId = `AKIA${"Q3EGRVZLDPTX5WNO"}`
const secretKey = `${"kT9vX2mQ7rLw0Yz4Hc8B"}${"s1Jd6Np3Fg5Ua/Ei+oVx"}`
const token = `ghp_${"x7Lq2Vw9Rk4Tz8Bn3Mc6Yd1Hf5Js0PgUeAoI"}`
const fineToken = `github_pat_${"11AQ7XZ2Y0kR9mTv4LwBsN"}_${"q8Wd3Fz7Hx1Kp5Jv9Rc2Mb6Ty4Lg0SnUaEoIqWdFzHxKpJvRcMbTyLgSnQo"}`
const key = (body: string) => `-----BEGIN RSA ${"PRIVATE"} KEY-----\n${body}\n-----END RSA PRIVATE KEY-----`
const keyBody = "MIIEowIBAAKCAQEAx5vQ9Lr2Tz8Wk4Yd7Hf1Bn6Mc3Js0PgU"

test.each([
  ["the ID of an access key", `Use ${keyId} here.`, 5, 5, "AWS access key"],
  ["the ID of a temporary key", keyId.replace("AKIA", "ASIA"), 5, 1, "AWS access key"],
  [
    "a secret key",
    `\`\`\`bash\nexport AWS_SECRET_ACCESS_KEY="${secretKey}"\n\`\`\``,
    6,
    12,
    "AWS secret access key",
  ],
  ["a secret key in JSON", `"SecretAccessKey": "${secretKey}"`, 5, 2, "AWS secret access key"],
  ["a token", `Text.\n\nExport ${token}.`, 7, 8, "token of GitHub"],
  ["a fine-grained token", fineToken, 5, 1, "token of GitHub"],
  ["a private key", key(keyBody), 5, 1, "private key"],
  ["a private key in a quotation", key(keyBody).replace(/^/gm, "> "), 5, 3, "private key"],
  ["a private key in a string", key(keyBody).replaceAll("\n", String.raw`\n`), 5, 1, "private key"],
])("%s is reported at its position, without its value", (_, body, line, column, words) => {
  const problems = checkSecrets([page(body)])
  expect(problems).toMatchObject([{ rule: "secret", file: "content/docs/a.md", line, column }])
  expect(problems[0]?.message).toContain(words)
  for (const value of [keyId, secretKey, token, fineToken, keyBody])
    expect(JSON.stringify(problems)).not.toContain(value)
})

test.each([
  ["the ID of an access key in the documentation of AWS", "AKIAIOSFODNN7EXAMPLE"],
  ["an ID of one letter", "AKIAXXXXXXXXXXXXXXXX"],
  ["an ID of a sequence", "AKIAABCDEFGHIJKLMNOP"],
  ["an ID of digits that no key has", "AKIA1098765432109876"],
  ["the ID of a role", `AROA${keyId.slice(4)}`],
  [
    "a secret key in the documentation of AWS",
    "aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  ],
  [
    "a secret key from a variable",
    "AWS_SECRET_ACCESS_KEY=${{ secrets.AWS_SECRET_ACCESS_KEY_OF_THE_MACHINE_USER }}",
  ],
  ["forty characters without the name of a key", `The commit ${secretKey}.`],
  ["a token of a sequence", "ghp_abcdefghijklmnopqrstuvwxyz0123456789"],
  ["a token of one letter", `ghp_${"x".repeat(36)}`],
  ["a private key without a body", key("…")],
  ["a private key with a short body", key("MIIEpAIBAAKCAQEA...")],
])("%s is allowed", (_, body) => {
  expect(checkSecrets([page(body)])).toEqual([])
})

test("a secret in a file of code is reported in that file", () => {
  const checked = page("")
  const fence = {
    language: "bash",
    meta: 'file="a.sh"',
    value: `echo\nexport ID=${keyId}`,
    line: 5,
    column: 1,
    valueLine: 6,
    source: { file: "content/docs/a.sh", lines: [3, 4], indent: 2 },
  }
  const file = { ...checked, outline: { ...checked.outline, fences: [fence] } }
  expect(checkSecrets([file])).toMatchObject([
    { rule: "secret", file: "content/docs/a.sh", line: 4, column: 13 },
  ])
})

test("content of other projects is not checked", () => {
  expect(checkSecrets([page(keyId, "docusaurus")])).toEqual([])
})
