import { expect, test } from "vitest"
import type { AttributeRow, ReferenceInput, ReferenceOutput } from "../../shared/reference"
import { countText, noFilter, filterEntries, matchEntries, readFilter, writeFilter } from "./filter-reference"

const row = (path: string, description = ""): AttributeRow => ({
  path,
  name: path.split(".").at(-1) ?? "",
  depth: path.split(".").length - 1,
  type: "string",
  optional: false,
  default: null,
  description,
})

const input = (name: string, extra: Partial<ReferenceInput> = {}): ReferenceInput => ({
  name,
  required: false,
  type: "string",
  default: "null",
  nullable: true,
  sensitive: false,
  ephemeral: false,
  deprecated: null,
  description: "",
  validations: [],
  attributes: [],
  ...extra,
})

const output: ReferenceOutput = {
  name: "key_arn",
  description: "ARN of the <code>KMS</code> key.",
  sensitive: false,
  deprecated: null,
}

const inputs = [
  input("kms_key_arn", { required: true, default: null }),
  input("filters", {
    type: "list(object)",
    attributes: [row("a"), row("a.b"), row("a.b.kms", "A key."), row("a.b.kms.deep"), row("a.c"), row("d")],
  }),
  input("tags", {
    type: "map(string)",
    description: 'See <a href="/kms">the guide</a> of R&#x26;D, &#x3C;name>.',
  }),
]
const entries = filterEntries(inputs, [output], {
  input: (name) => (name === "tags" ? "newest" : undefined),
  output: () => "documented",
})
const shown = (filter: Partial<typeof noFilter>) =>
  matchEntries(entries, { ...noFilter, ...filter }).map((match) => match.shown)

test("without a filter, everything is shown", () => {
  expect(matchEntries(entries, noFilter).every((match) => match.shown && match.rows.every(Boolean))).toBe(
    true,
  )
})

test("every word must match, ignoring case; addresses of links are not searched", () => {
  expect(shown({ text: "KMS" })).toEqual([true, true, false, true])
  expect(shown({ text: " key  kms " })).toEqual([true, true, false, true])
  expect(shown({ text: "guide" })).toEqual([false, false, true, false])
  expect(shown({ text: "r&d <name>" })).toEqual([false, false, true, false])
  expect(shown({ text: "x26" })).toEqual([false, false, false, false])
  expect(shown({ text: "nothing" })).toEqual([false, false, false, false])
})

test("a matching attribute is shown with its ancestors and descendants", () => {
  expect(matchEntries(entries, { ...noFilter, text: "a.b.kms" })[1]).toEqual({
    shown: true,
    rows: [true, true, true, true, false, false],
  })
  expect(matchEntries(entries, { ...noFilter, text: "filters kms a key" })[1]?.rows).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ])
  expect(matchEntries(entries, { ...noFilter, text: "filters.a.c" })[1]?.rows).toEqual([
    true,
    false,
    false,
    false,
    true,
    false,
  ])
  expect(matchEntries(entries, { ...noFilter, text: "filters.d" })[1]?.rows).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
  ])
})

test("an input that matches itself is shown with all attributes", () => {
  expect(matchEntries(entries, { ...noFilter, text: "filters" })[1]?.rows).toEqual(Array(6).fill(true))
})

test("the filters for required inputs and types exclude outputs", () => {
  expect(shown({ required: true })).toEqual([true, false, false, false])
  expect(shown({ type: "list" })).toEqual([false, true, false, false])
  expect(shown({ type: "map", required: true })).toEqual([false, false, false, false])
})

test("the release filter excludes entries of the other release only", () => {
  expect(shown({ release: "documented" })).toEqual([true, true, false, true])
  expect(shown({ release: "newest" })).toEqual([true, true, true, false])
  expect(readFilter("?release=latest").release).toBe("")
})

test("the filter is written to the address, which keeps its other parameters", () => {
  const filter = { text: "kms key", required: true, type: "map", release: "newest" } as const
  expect(writeFilter("?q=x", filter)).toBe("?q=x&in=kms+key&required=1&type=map&release=newest")
  expect(readFilter("?q=x&in=kms+key&required=1&type=map&release=newest")).toEqual(filter)
  expect(writeFilter("?in=kms&required=1", noFilter)).toBe("")
  expect(readFilter("")).toEqual(noFilter)
})

test("the count has the number of matches and the total", () => {
  expect([countText(3, 3), countText(1, 3), countText(0, 3)]).toEqual(["3", "1 of 3", "None of 3"])
})
