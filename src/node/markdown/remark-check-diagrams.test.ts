import { expect, test, vi } from "vitest"
import { outline } from "./test-support"

vi.mock("./draw-diagram", () => ({
  svgOf: () => {
    throw new Error("Layout failed")
  },
}))

test("a diagram that the library cannot draw is reported where it stands", () => {
  expect(outline('A\n\n```mermaid alt="x"\nflowchart LR\nA --> B\n```').messages).toEqual([
    {
      rule: "mdx-syntax",
      line: 3,
      column: 1,
      message: "The diagram cannot be drawn: Layout failed.",
      fix: "simplify it until it can; edges to subgraphs are the usual cause.",
    },
  ])
})
