import { expect, test } from "vitest"
import { layout } from "./elk"

test("a graph that has no layout is an error with the reason", () => {
  const edges = [{ id: "e", sources: ["a"], targets: ["missing"] }]
  expect(() => layout({ id: "*", children: [{ id: "a" }], edges })).toThrow(
    /^The diagram has no layout: .*missing/,
  )
})
