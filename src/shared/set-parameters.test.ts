import { expect, test } from "vitest"
import { setParameters } from "./set-parameters"

test("parameters are set, changed and removed, and others stay", () => {
  expect(setParameters("?from=mail&kind=guide&tag=s3", { kind: "how-to", tag: "", q: "a b" })).toBe(
    "?from=mail&kind=how-to&q=a+b",
  )
})

test("the parameters are in their own order, after all others", () => {
  expect(setParameters("?tag=s3&from=mail&q=a", { q: "a", tag: "s3" })).toBe("?from=mail&q=a&tag=s3")
})

test("an address without parameters has no question mark", () => {
  expect(setParameters("?tag=s3", { tag: "" })).toBe("")
  expect(setParameters("", {})).toBe("")
})
