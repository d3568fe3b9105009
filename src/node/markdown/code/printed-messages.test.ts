import { expect, test } from "vitest"
import { holdsMessage, isPrinted, messageBlocks, quotedMessage } from "./printed-messages"

test.each([
  ["text", undefined, true],
  ["", undefined, true],
  ["console", undefined, true],
  ["text", "CODEOWNERS", false],
  ["hcl", undefined, false],
])("a block of %j with the title %j shows what a tool prints: %s", (language, title, expected) => {
  expect(isPrinted(language, title)).toBe(expected)
})

test("the blocks of messages are those that show what a tool prints", () => {
  const shown = { language: "text", meta: "" }
  const file = { language: "text", meta: 'title="CODEOWNERS"' }
  const code = { language: "hcl", meta: "" }
  expect(messageBlocks([code, shown, file])).toEqual([shown])
})

test.each([
  ["text", "", "Error: error creating S3 bucket ACL for logs: AccessControlListNotSupported", true],
  ["", "", "could not lock the state file", true],
  ["text", "", "Invalid count argument", true],
  ["text", "", "AccessDenied", false],
  ["text", 'title="CODEOWNERS"', "one two three four five", false],
  ["hcl", "", "resource one two three four five", false],
])("a block of %j with the words %j contains the message %j: %s", (language, meta, value, expected) => {
  expect(holdsMessage([{ language, meta, value }])).toBe(expected)
})

test.each([
  ["Your query returned\nno results", "Your query returned no results"],
  ["AccessDenied", undefined],
  ["terraform init -upgrade", undefined],
  ["kubectl get nodes", undefined],
  ["terragrunt run-all\napply", undefined],
  [
    "helm upgrade failed: another operation is in progress",
    "helm upgrade failed: another operation is in progress",
  ],
  ["a_long_name = true or false", undefined],
  ["length(var.names) is zero now", undefined],
])("%j quotes %j", (code, expected) => {
  expect(quotedMessage(code)).toBe(expected)
})
