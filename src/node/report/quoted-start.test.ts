import { expect, test } from "vitest"
import { quotedStart } from "./quoted-start"

test("a text is quoted whole up to the limit, and by its start beyond it", () => {
  expect(quotedStart("abc", 3)).toBe("abc")
  expect(quotedStart("abcd", 3)).toBe("abc…")
})
