import { expect, test } from "vitest"
import { replaceStopPhrases, stopPhrasesOf, withoutStopPhrases } from "./stop-phrases"

const synonyms = [
  ["login", "log in", "sign in"],
  ["log in", "login", "sign in"],
  ["sign in", "login", "log in"],
  ["infrastructure as code", "iac"],
  ["tear down", "destroy"],
  ["log out", "sign out"],
]
const phrases = stopPhrasesOf(synonyms)

test("phrases of one word and stop words with a synonym of one word are searched as that word", () => {
  expect(phrases).toEqual([
    { terms: ["log", "in"], word: "login" },
    { terms: ["sign", "in"], word: "login" },
  ])
})

test.each([
  ["log in", "login"],
  ["How do I Log In to the sign-in page?", "How do I login to the login page?"],
  ["signed in; logs, in files of log-in", "signed in; login files of login"],
  ["the log", "the log"],
  ["", ""],
])("the phrases in %j are replaced", (text, expected) => {
  expect(replaceStopPhrases(text, phrases)).toBe(expected)
})

test("of two phrases that share a word, the first is replaced", () => {
  const both = stopPhrasesOf([
    ["log in", "login"],
    ["in case", "incase"],
  ])
  expect(replaceStopPhrases("log in case, and in case", both)).toBe("login case, and incase")
})

test("a phrase that is searched as one word is no synonym of it", () => {
  expect(withoutStopPhrases([["login", "log in", "authenticate"], ...synonyms.slice(1)], phrases)).toEqual([
    ["login", "authenticate"],
    ...synonyms.slice(3),
  ])
})
