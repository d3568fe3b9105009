import { expect, test } from "vitest"
import { errorMessage } from "./error-message"

test("the message of what was thrown", () => {
  expect(errorMessage(new TypeError("a"))).toBe("a")
  expect(errorMessage("b")).toBe("b")
  expect(errorMessage(undefined)).toBe("undefined")
})
