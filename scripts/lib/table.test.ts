import { expect, test } from "vitest"
import { formatTable } from "./table.mjs"

test("columns are as wide as their widest cell", () => {
  expect(
    formatTable([
      ["", "passed"],
      ["Types", "1"],
      ["Unit tests", "120"],
    ]),
  ).toBe(["              passed", "  Types            1", "  Unit tests     120"].join("\n"))
})
