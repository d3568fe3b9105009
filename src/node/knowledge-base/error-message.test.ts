import { expect, test } from "vitest"
import { holdsMessage } from "./error-message"

test.each([
  ["text", "Error: error creating S3 bucket ACL for logs: AccessControlListNotSupported", true],
  ["", "could not lock the state file", true],
  ["text", "AccessDenied", false],
  ["hcl", "resource one two three four five", false],
])("a %s block of %j holds a message: %s", (language, value, expected) => {
  expect(holdsMessage([{ language, value }])).toBe(expected)
})
