import { expect, test } from "vitest"
import { convertBody } from "./convert-body"
import { describeArticle, kindOfTitle } from "./describe-article"

const describe = (title: string, body: string) =>
  describeArticle(title, convertBody(body, "https://github.com/acme/kb/discussions/7").tree)

test.each([
  [
    "the first sentence",
    "Set `enable_key_rotation` to true in the inputs of the module, e.g. in dev. Then apply.",
    "Set enable_key_rotation to true in the inputs of the module, e.g. in dev.",
  ],
  [
    "more sentences when the first is short",
    "Yes. Version 0.99 of the module brings it.\n\n- a list\n\nUse that version in every account.",
    "Yes. Version 0.99 of the module brings it. Use that version in every account.",
  ],
  [
    "the question before a short answer",
    "Yes.",
    "Can the module rotate the keys of a key store each year? Yes.",
  ],
])("a description is %s", (_, body, description) => {
  expect(describe("Can the module rotate the keys of a key store each year?", body)).toBe(description)
})

test("the description of a short question and answer is extended by their source", () => {
  expect(describe("Logs", "Yes.")).toBe(
    "A question and its answer from the Gruntwork knowledge base: Logs: Yes.",
  )
})

test("a long sentence is cut at a word", () => {
  const description = describe("t", `${"many words, ".repeat(30)}end.`)
  expect(description).toMatch(/ many words…$/)
  expect(description.length).toBeLessThanOrEqual(160)
})

test.each(["x".repeat(500), "😀".repeat(300), "", "```\ncode\n```", "a ".repeat(50)])(
  "a text such as %j has a description of 50 to 160 characters",
  (body) => {
    const { length } = describe("t", body)
    expect(length).toBeGreaterThanOrEqual(50)
    expect(length).toBeLessThanOrEqual(160)
  },
)

test.each([
  ["How do I rotate keys?", "how-to"],
  ["Error: cycle detected in VPC", "troubleshooting"],
  ["How to upgrade to Terraform 1.x", "upgrade"],
  ["What is a landing zone?", "concept"],
  ["Should we use one VPC or two?", "decision"],
  ["Does the module support IPv6?", "limitation"],
  ["Keys", "how-to"],
  ["Module migrations between v1 and v2", "upgrade"],
  ["Intermittent test failures in CI", "troubleshooting"],
  ["Lambda timeouts", "troubleshooting"],
  ["The apply timed out", "troubleshooting"],
  ["Differences between the two network modules", "concept"],
  ["Limitations of the RDS module", "limitation"],
])("%j is a question of kind %s", (title, kind) => {
  expect(kindOfTitle(title)).toBe(kind)
})
