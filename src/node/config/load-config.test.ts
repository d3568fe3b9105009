import { expect, test } from "vitest"
import { requireContentDir } from "./load-config"

test.each([
  ["package.json", "is not a folder"],
  ["no-such-folder", "does not exist"],
])("CONTENT_DIR=%s is an error that names the variable and the value", (folder, reason) => {
  expect(() => requireContentDir(folder)).toThrow(
    `CONTENT_DIR is "${folder}", which ${reason}; it takes the path of a content tree.`,
  )
  expect(() => requireContentDir("src")).not.toThrow()
})
