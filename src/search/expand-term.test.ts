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

test("a word that is in the index is followed by its inflections", () => {
  expect(words("deploy", false)).toEqual(["deploy", "deployed", "deployment"])
})

test("a word that is still being typed has completions, the shortest first", () => {
  expect(words("terr", true)).toEqual(["terraform", "terratest", "terragrunt"])
})

test("a word that is not in the index is corrected", () => {
  expect(words("gaurdduty", false)).toEqual(["guardduty"])
  expect(words("terrafrom", true)).toEqual(["terraform"])
  expect(words("tarrafrom", false)).toEqual(["terraform"])
})

test("a complete number has no completions", () => {
  const numbers = ["10", "100", "1024"]
  expect(expandTerm(numbers, "1", false)).toEqual([])
  expect(expandTerm(numbers, "1", true)).toHaveLength(3)
})

test("short words and numbers are not corrected", () => {
  expect(words("abc", false)).toEqual([])
  expect(words("1234567", false)).toEqual([])
  expect(expandTerm(["ipv4"], "ipv5", false)).toEqual([])
})

test("a correction has a lower weight than the word itself", () => {
  const [correction] = expandTerm(terms, "gaurdduty", false)
  expect(correction?.weight).toBeLessThan(1)
})
