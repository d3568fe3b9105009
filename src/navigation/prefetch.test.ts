import { expect, test } from "vitest"
import { mayPrefetch } from "./prefetch"

test.each([
  ["a browser without the interface", undefined, true],
  ["4g", { effectiveType: "4g", saveData: false }, true],
  ["2g", { effectiveType: "2g", saveData: false }, false],
  ["slow 2g", { effectiveType: "slow-2g" }, false],
  ["data saving", { effectiveType: "4g", saveData: true }, false],
])("prefetching with %s: %s", (_, connection, expected) => {
  expect(mayPrefetch(connection)).toBe(expected)
})
