import { expect, test } from "vitest"
import { isPrinted, quotedMessage } from "./printed-messages"

test.each([
  ["text", undefined, true],
  ["", undefined, true],
  ["console", undefined, true],
  ["text", "CODEOWNERS", false],
  ["hcl", undefined, false],
])("a block of %j with the title %j shows what a tool prints: %s", (language, title, expected) => {
  expect(isPrinted(language, title)).toBe(expected)
})

test.each([
  ["Your query returned\nno results", "Your query returned no results"],
  ["AccessDenied", undefined],
  ["terraform init -upgrade", undefined],
  ["a_long_name = true or false", undefined],
  ["length(var.names) is zero now", undefined],
])("%j quotes %j", (code, expected) => {
  expect(quotedMessage(code)).toBe(expected)
})
