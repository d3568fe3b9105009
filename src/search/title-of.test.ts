import { expect, test } from "vitest"
import { titleOf } from "./title-of"

test("the title of a hit has the headings that lead to it", () => {
  const hierarchy = {
    lvl0: "Guides",
    lvl1: "Amazon RDS",
    lvl2: null,
    lvl3: "Backups",
    lvl4: null,
    lvl5: null,
    lvl6: null,
  }
  expect(titleOf({ hierarchy }, ">")).toBe("Guides > Amazon RDS > Backups")
})
