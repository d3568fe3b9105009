import { expect, test } from "vitest"
import { effortText } from "./effort"

test.each([
  [{ time: "half a day", steps: 0, words: 9000 }, "half a day"],
  [{ time: "half a day", steps: 3, words: 9000 }, "3 steps · half a day"],
  [{ time: null, steps: 1, words: 100 }, "1 step · 1 min to read"],
  [{ steps: 0, words: 1500 }, "8 min to read"],
  [{ steps: 0, words: 4700 }, "25 min to read"],
  [{ steps: 15, words: 18_000 }, "15 steps · 1½ h to read"],
  [{ steps: 0, words: 24_000 }, "2 h to read"],
])("the effort of %j is %j", (guide, text) => {
  expect(effortText(guide)).toBe(text)
})
