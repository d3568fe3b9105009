import { expect, test } from "vitest"
import { replaceStopPhrases, stopPhrasesOf } from "./stop-phrases"

const phrases = stopPhrasesOf([
  ["login", "log in", "sign in"],
  ["log in", "login", "sign in"],
  ["sign in", "login", "log in"],
  ["infrastructure as code", "iac"],
  ["tear down", "destroy"],
  ["log out", "sign out"],
])

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
