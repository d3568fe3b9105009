import { expect, test } from "vitest"
import { tokenize } from "../shared/search/tokenize"
import { highlight, snippet } from "./match-text"

const tags = { before: "[", after: "]" }

/** Each term matches a word of its own, unless a word is given after a colon. */
function termsOf(matched: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    matched.map((entry) => {
      const [term = "", word = term] = entry.split(":")
      return [term, word]
    }),
  )
}

const prose =
  "A virtual private cloud (VPC) is the network that servers live in. Its range of addresses is fixed, so choose one that is large enough."
const code = `List the certificates first:
aws list-certificates --query "Listeners[?Certificates].CertificateArn" --output text
aws delete-certificate --ssl-name "$name" --output text
Renew what is still in use.
SSL clients refuse a certificate that has expired.`

test("an excerpt from the start of a text begins with its first character", () => {
  const text = "→ The [VPC] is the network."
  expect(snippet(text, tokenize(text), termsOf(["network"]), 20, "network", tags).value).toBe(
    "→ The [VPC] is the [network].",
  )
})

test.each([
  [
    "starts with the text if that has all matches",
    prose,
    ["vpc"],
    "A virtual private cloud ([VPC]) is the network …",
  ],
  [
    "starts before the first match if its sentence starts far from it",
    prose,
    ["server"],
    "… network that [servers] live in. Its range of …",
  ],
  [
    "is the part with the most matches",
    prose,
    ["vpc", "range", "address"],
    "… Its [range] of [addresses] is fixed, so choose …",
  ],
  [
    "is not about a word of which several forms match",
    code,
    ["certificate:cert", "arn:cert", "certificatearn:cert"],
    "List the [certificates] first:\naws list-[certificates] --query …",
  ],
  [
    "is prose rather than code with the same matches",
    code,
    ["certificate:cert", "ssl"],
    "… [SSL] clients refuse a [certificate] that has expired.",
  ],
  [
    "contains the name that is the query",
    "Logs of access are kept in this bucket. Its name is one of the inputs. A sentence about something else.\nlogs_bucket = true\nversioning = false",
    ["log", "bucket"],
    "… [logs]_[bucket] = true · versioning = false",
  ],
  [
    "separates the lines of code, except at brackets",
    'Keep them.\ndatabase {\n  logs = 7\n\n  name = "app"\n}',
    ["log"],
    'Keep them.\ndatabase {\n  [logs] = 7 · name = "app"\n}',
  ],
  [
    "does not cut a version or a name",
    "Upgrade the module to the release v0.16.0, which has no such limit any more, and apply it again.",
    ["module"],
    "Upgrade the [module] to the release v0.16.0, …",
  ],
  [
    "does not start within a name",
    "One two three four five six seven eight nine ten eleven twelve terraform-aws-load-balancer has an input for it, which you set.",
    ["balancer", "input"],
    "… terraform-aws-load-[balancer] has an [input] for it, which you set.",
  ],
  [
    "is the whole text if that has a few words more",
    "Tie the name of the workers to the version of the module.",
    ["module"],
    "Tie the name of the workers to the version of the [module].",
  ],
])("an excerpt %s", (_, text, matched, expected) => {
  expect(snippet(text, tokenize(text), termsOf(matched), 8, "logs_bucket", tags).value).toBe(expected)
})

test.each([
  ["GuardDuty", ["guard", "duty"], "[GuardDuty] findings"],
  ["GuardDuty", ["guard"], "[Guard]Duty findings"],
  ["GuardDuty", ["duty", "finding", "guardduty"], "[GuardDuty] [findings]"],
  ["Guard the duty", ["guard", "the", "duty"], "[Guard] the [duty] findings"],
])(
  "in the heading %j with the matches %j, the parts of one word are marked together, and stop words are not marked",
  (heading, matched, expected) => {
    expect(highlight(`${heading} findings`, termsOf(matched), tags).value).toBe(expected)
  },
)
