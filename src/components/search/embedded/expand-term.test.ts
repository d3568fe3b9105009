import { expect, test } from "vitest"
import { expandTerm } from "./expand-term"

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

test("a word that stands in the index is itself first, then its other forms", () => {
  expect(words("deploy", false)).toEqual(["deploy", "deployed", "deployment"])
})

test("a word still being typed is also what it may become, the shortest first", () => {
  expect(words("terr", true)).toEqual(["terraform", "terratest", "terragrunt"])
})

test("a word that is not there is what it may be a misspelling of", () => {
  expect(words("gaurdduty", false)).toEqual(["guardduty"])
  expect(words("terrafrom", true)).toEqual(["terraform"])
})

test("short words and numbers are taken at their word", () => {
  expect(words("abc", false)).toEqual([])
  expect(words("1234567", false)).toEqual([])
})

test("a misspelling counts for less than the word", () => {
  const [correction] = expandTerm(terms, "gaurdduty", false)
  expect(correction?.weight).toBeLessThan(1)
})
