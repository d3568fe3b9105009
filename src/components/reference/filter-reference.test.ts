import { expect, test } from "vitest"
import type { AttributeRow, ReferenceInput, ReferenceOutput } from "../../shared/reference"
import {
  countText,
  everything,
  filterEntries,
  matchEntries,
  readFilter,
  writeFilter,
} from "./filter-reference"

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
  input("tags", { type: "map(string)", description: 'See <a href="/kms">the guide</a>.' }),
]
const entries = filterEntries(inputs, [output], {
  input: (name) => (name === "tags" ? "newest" : undefined),
  output: () => "documented",
})
const shown = (filter: Partial<typeof everything>) =>
  matchEntries(entries, { ...everything, ...filter }).map((match) => match.shown)

test("without a filter everything is shown", () => {
  expect(matchEntries(entries, everything).every((match) => match.shown && match.rows.every(Boolean))).toBe(
    true,
  )
})

test("every word must be found, in any case; the addresses of links are no text", () => {
  expect(shown({ text: "KMS" })).toEqual([true, true, false, true])
  expect(shown({ text: " key  kms " })).toEqual([true, true, false, true])
  expect(shown({ text: "guide" })).toEqual([false, false, true, false])
  expect(shown({ text: "nothing" })).toEqual([false, false, false, false])
})

test("a matching attribute brings what is around and below it", () => {
  expect(matchEntries(entries, { ...everything, text: "a.b.kms" })[1]).toEqual({
    shown: true,
    rows: [true, true, true, true, false, false],
  })
  expect(matchEntries(entries, { ...everything, text: "filters.d" })[1]?.rows).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
  ])
})

test("an input that matches by itself is shown whole", () => {
  expect(matchEntries(entries, { ...everything, text: "filters" })[1]?.rows).toEqual(Array(6).fill(true))
})

test("required and type leave out outputs", () => {
  expect(shown({ required: true })).toEqual([true, false, false, false])
  expect(shown({ type: "list" })).toEqual([false, true, false, false])
  expect(shown({ type: "map", required: true })).toEqual([false, false, false, false])
})

test("a release leaves out what only the other one has", () => {
  expect(shown({ release: "documented" })).toEqual([true, true, false, true])
  expect(shown({ release: "newest" })).toEqual([true, true, true, false])
  expect(readFilter("?release=latest").release).toBe("")
})

test("the address keeps the filter, and what else it holds", () => {
  const filter = { text: "kms key", required: true, type: "map", release: "newest" } as const
  expect(writeFilter("?q=x", filter)).toBe("?q=x&in=kms+key&required=1&type=map&release=newest")
  expect(readFilter("?q=x&in=kms+key&required=1&type=map&release=newest")).toEqual(filter)
  expect(writeFilter("?in=kms&required=1", everything)).toBe("")
  expect(readFilter("")).toEqual(everything)
})

test("the count says how many of how many", () => {
  expect([countText(3, 3), countText(1, 3), countText(0, 3)]).toEqual(["3", "1 of 3", "None of 3"])
})
