import { expect, test } from "vitest"
import { readFlow } from "./flow"
import { forwardArrows, longestChains } from "./forward-arrows"

test("arrows that close a cycle, and those of groups, are left out", () => {
  const flow = readFlow("flowchart LR\nA --> B --> C --> A\nA --> C\nB --> g\nsubgraph g\nD\nend")
  expect(forwardArrows(flow)).toEqual([
    ["A", "B"],
    ["B", "C"],
    ["A", "C"],
  ])
})

test("a chain is as long as its nodes and arrows together", () => {
  const lengths = new Map([
    ["A", 10],
    ["B", 20],
    ["C", 30],
  ])
  const arrows = [
    ["B", "C"],
    ["A", "C"],
    ["A", "B"],
  ] as const
  expect([...longestChains(lengths, arrows, 5)]).toEqual([
    ["A", 10],
    ["B", 35],
    ["C", 70],
  ])
})
