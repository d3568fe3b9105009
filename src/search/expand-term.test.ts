import { expect, test } from "vitest"
import { expandTerm, halvesOf, isStartOfTerm } from "./expand-term"

const terms = [
  "deploy",
  "deployed",
  "deployment",
  "guardduty",
  "kubernete",
  "terraform",
  "terragrunt",
  "terratest",
]
const words = (word: string, open: boolean) => expandTerm(terms, word, open).map(({ term }) => terms[term])

test("a word that is in the index is followed by its inflections", () => {
  expect(words("deploy", false)).toEqual(["deploy", "deployed", "deployment"])
})

test("a word that is still being typed has completions, the shortest first", () => {
  expect(words("terr", true)).toEqual(["terraform", "terratest", "terragrunt"])
})

test.each([true, false])(
  "a version is complete, and also means its patch releases (still being typed: %s)",
  (open) => {
    const known = ["1.3", "1.3.0", "1.3.1", "1.35"]
    expect(expandTerm(known, "1.3", open).map(({ term }) => known[term])).toEqual(["1.3", "1.3.0", "1.3.1"])
  },
)

test("a stop word is no completion", () => {
  const known = ["ou", "our", "out", "output"]
  expect(expandTerm(known, "ou", true).map(({ term }) => known[term])).toEqual(["ou", "output"])
})

test.each([
  ["mining", ["mining", "mine"]],
  ["agree", ["agree", "agreed"]],
])("%s is followed by its inflections: %j", (word, expected) => {
  const known = ["agree", "agreed", "mind", "mine", "mining"]
  expect(expandTerm(known, word, false).map(({ term }) => known[term])).toEqual(expected)
})

test.each([
  ["cancelled", ["cancel", "canceled"]],
  ["labelled", ["label", "labeled", "labeling"]],
  ["installation", ["install", "installed"]],
  ["installing", ["install", "installed"]],
  ["planning", ["plan", "planned"]],
  ["filling", ["fill"]],
  ["rolling", ["roll", "rolled"]],
  ["apply", ["apply"]],
])("forms of %s have the consonant before the ending once or twice: %j", (word, expected) => {
  const known =
    "apply cancel canceled file fill install installed label labeled labeling plan plane planned role roll rolled"
  const terms = known.split(" ")
  expect(expandTerm(terms, word, false).map(({ term }) => terms[term])).toEqual(expected)
})

test("a word that is not in the index is corrected", () => {
  expect(words("gaurdduty", false)).toEqual(["guardduty"])
  expect(words("terrafrom", true)).toEqual(["terraform"])
  expect(words("tarrafrom", false)).toEqual(["terraform"])
})

test("a complete number has no completions", () => {
  const numbers = ["100", "1000", "1024"]
  expect(expandTerm(numbers, "10", false)).toEqual([])
  expect(expandTerm(numbers, "10", true)).toHaveLength(3)
})

test("short words and numbers are not corrected", () => {
  expect(words("abc", false)).toEqual([])
  expect(words("1234567", false)).toEqual([])
  expect(expandTerm(["ipv4"], "ipv5", false)).toEqual([])
  expect(expandTerm(["2xlarge"], "xlarge", false)).toEqual([])
})

test("a correction has a lower weight than the word itself", () => {
  const [correction] = expandTerm(terms, "gaurdduty", false)
  expect(correction?.weight).toBeLessThan(1)
})

test("a word of seven letters or more can be two words of the index", () => {
  const halves = ["load", "map", "net", "sub", "with"]
  expect(halvesOf(halves, "loadmap")).toEqual([["load", "map"]])
  expect(halvesOf(halves, "maploads")).toEqual([])
  expect(halvesOf(halves, "subnet")).toEqual([])
  expect(halvesOf(halves, "loadwith")).toEqual([])
})

test("of corrections, those with the same first letter come first", () => {
  expect(expandTerm(["bucket", "pocket"], "pucket", false).map(({ term }) => term)).toEqual([1, 0])
})

test("a word is corrected to the most similar words, and to the other forms of the first", () => {
  const known = ["history", "receive", "retrieve", "retrieving", "value", "vault"]
  const corrections = (word: string) => expandTerm(known, word, false).map(({ term }) => known[term])
  expect(corrections("retreive")).toEqual(["retrieve", "retrieving"])
  expect(corrections("valut")).toEqual(["value", "vault"])
})

test("a word of two letters has no inflections, and a single letter has no completions", () => {
  expect(expandTerm(["go", "goal"], "go", false)).toEqual([{ term: 0, weight: 1 }])
  expect(expandTerm(["ab"], "a", false)).toEqual([])
})

test.each([
  ["cluster", "clastar", 1],
  ["bucket", "backat", 0],
  ["bucket", "backet", 1],
])("for %s, %s has %i corrections: two letters can be wrong from seven letters on", (term, word, count) => {
  expect(expandTerm([term], word, false)).toHaveLength(count)
})

test.each([
  ["polic", false, true],
  ["policie", true, true],
  ["policie", false, false],
  ["policies", true, false],
])("whether %s, still being typed: %s, is the start of an indexed word: %s", (term, open, expected) => {
  expect(isStartOfTerm(["policy"], { term, open })).toBe(expected)
})
