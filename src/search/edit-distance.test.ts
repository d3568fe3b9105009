import { expect, test } from "vitest"
import { editDistance } from "./edit-distance"

test.each([
  ["terraform", "terraform", 0],
  ["terratst", "terratest", 1],
  ["contianer", "container", 1],
  ["gaurdduty", "guardduty", 1],
  ["etrraform", "terraform", 1],
  ["postgress", "postgres", 1],
  ["clodtral", "cloudtrail", 2],
])("the distance from %s to %s is the number of edits", (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance)
})

test("the comparison stops early if the distance exceeds the limit", () => {
  expect(editDistance("bastion", "terraform", 2)).toBeGreaterThan(2)
  expect(editDistance("a", "x".repeat(500), 1000)).toBeGreaterThan(1000)
})
