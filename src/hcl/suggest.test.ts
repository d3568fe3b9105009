import { expect, test } from "vitest"
import { didYouMean, didYouMeanOneOf, suggest } from "./suggest"

test.each([
  ["desciption", "description"],
  ["vcp", "vpc"],
  ["VPC", "vpc"],
  ["X", "x"],
  ["cx", "x"],
  ["5", undefined],
  ["5a", undefined],
  ["", undefined],
  ["resemblance", undefined],
])("the most similar word to %j is %j", (word, meant) => {
  expect(suggest(word, ["description", "vpc", "x"])).toBe(meant)
})

test("of equally similar words, the one with the same letters is meant, or else the first", () => {
  expect(suggest("vcp", ["cd", "VPC"])).toBe("VPC")
  expect(suggest("vcx", ["vax", "vbx"])).toBe("vax")
})

test.each([
  ["/docs/guides/deploy/destroy", undefined],
  ["/docs/guides/deploy/aply", "/docs/guides/deploy/apply"],
  ["/docs/guide/deploy/apply", "/docs/guides/deploy/apply"],
  ["/docs/guides/deploy/aws/apply", "/docs/guides/deploy/apply"],
  ["/docs/guides/deploy/apply/", "/docs/guides/deploy/apply"],
  ["/docs/apply", undefined],
  ["/discussions/304", undefined],
  ["/discusions/303", "/discussions/303"],
])("the most similar path to %j is %j", (path, meant) => {
  expect(suggest(path, ["/docs/guides/deploy/apply", "/docs/guides/deploy/plan", "/discussions/303"])).toBe(
    meant,
  )
})

test("without a similar word, the given fallback is returned", () => {
  expect(didYouMean("vcp", ["vpc"], "remove it.")).toBe('did you mean "vpc"?')
  expect(didYouMean("5", ["x"], "remove it.")).toBe("remove it.")
  expect(didYouMean("5", [], "remove it.")).toBe("remove it.")
})

test("the fix lists all names that may be meant", () => {
  expect(didYouMeanOneOf(["a"], "remove it.")).toBe('did you mean "a"?')
  expect(didYouMeanOneOf(["a", "b", "c"], "remove it.")).toBe('did you mean "a", "b" or "c"?')
  expect(didYouMeanOneOf([], "remove it.")).toBe("remove it.")
})
