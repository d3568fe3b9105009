import { expect, test } from "vitest"
import {
  nameStrength,
  ofLevel,
  packTerms,
  postingNumbers,
  readPostings,
  toLevel,
  unpackTerms,
} from "./index-format"
import { decodeNumbers, encodeNumbers } from "./numbers"

test("terms are unchanged after packing and unpacking", () => {
  const terms = ["back", "backup", "bastion", "k8", "zone", "é"]
  expect(packTerms(terms)).toBe("0back 4up 2stion 0k8 0zone 0é")
  expect(unpackTerms(packTerms(terms))).toEqual(terms)
  expect(unpackTerms(packTerms([]))).toEqual([])
  const long = ["a", "b", "c"].map((end) => "x".repeat(47) + end)
  expect(unpackTerms(packTerms(long))).toEqual(long)
})

test("numbers are unchanged after encoding and decoding", () => {
  const numbers = [0, 31, 32, 1023, 1024, 99_999, 2 ** 30]
  expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers)
})

test("an invalid number throws an error", () => {
  expect(() => decodeNumbers("a!")).toThrow("The search index could not be read.")
})

test("postings are unchanged after encoding and decoding", () => {
  const postings = [
    { record: 0, level: 15 },
    { record: 1, level: 0 },
    { record: 900, level: 7 },
    { record: 901, level: toLevel(nameStrength) },
  ]
  expect(readPostings(postingNumbers(postings))).toEqual(postings)
})

test("levels keep the order of strengths", () => {
  const levels = [0.001, 0.1, 0.42, 0.85, 1, nameStrength].map(toLevel)
  expect(levels).toEqual([...levels].sort((a, b) => a - b))
  expect(new Set(levels).size).toBe(6)
  expect(ofLevel(toLevel(1))).toBe(1)
})
