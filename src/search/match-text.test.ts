import { expect, test } from "vitest"
import { tokenize } from "../shared/search/tokenize"
import { highlight, snippet } from "./match-text"

const text =
  "A virtual private cloud (VPC) is the network that servers live in. Its range of addresses is fixed."

test.each([
  [
    "starts with the text if that has all matches",
    ["vpc"],
    "A virtual private cloud ([VPC]) is the network …",
  ],
  ["starts before the first match otherwise", ["server"], "… network that [servers] live in. Its range of …"],
  [
    "is the part with the most matches",
    ["vpc", "range", "address"],
    "… live in. Its [range] of [addresses] is fixed.",
  ],
])("an excerpt %s", (_, matched, expected) => {
  const tags = { before: "[", after: "]" }
  expect(snippet(text, tokenize(text), new Set(matched), matched.length, 8, tags).value).toBe(expected)
})

test.each([
  ["GuardDuty", ["guard", "duty"], "[GuardDuty] findings"],
  ["GuardDuty", ["guard"], "[Guard]Duty findings"],
  ["GuardDuty", ["duty", "finding", "guardduty"], "[GuardDuty] [findings]"],
  ["Guard the duty", ["guard", "the", "duty"], "[Guard] the [duty] findings"],
])(
  "in the heading %j, the words %j are marked: parts of one word together, and no stop words",
  (heading, matched, expected) => {
    const tags = { before: "[", after: "]" }
    expect(highlight(`${heading} findings`, new Set(matched), matched.length, tags).value).toBe(expected)
  },
)
