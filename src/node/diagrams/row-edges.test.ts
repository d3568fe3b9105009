import { expect, test } from "vitest"
import { readFlow } from "./flow"
import { flowParts } from "./flow-parts"
import { rowEdges } from "./row-edges"

const fan = readFlow("flowchart TD\nA --> B\nA --> C\nA --> D")

test("without a limit, there are no such arrows", () => {
  expect(rowEdges(fan, {})).toEqual([])
})

test("nodes beyond the limit are placed in another row", () => {
  expect(rowEdges(fan, { limit: 2 })).toEqual([["B", "D"]])
  expect(rowEdges(fan, { limit: 1 })).toEqual([
    ["B", "C"],
    ["C", "D"],
  ])
})

test("nodes that are placed lower are kept apart from those that are there", () => {
  expect(rowEdges(readFlow("flowchart TD\nA --> B --> D\nA --> C --> E"), { limit: 1 })).toEqual([
    ["B", "C"],
    ["D", "E"],
    ["D", "C"],
  ])
})

test("the limit applies to each group separately, unless it is strict", () => {
  const groups = readFlow("flowchart TD\nsubgraph G\nA\nend\nsubgraph H\nB\nend\nA --- C\nB --- C")
  expect(rowEdges(groups, { limit: 1 })).toEqual([])
  expect(rowEdges(groups, { limit: 1, strict: true })).toEqual([["A", "B"]])
})

test("a cycle does not cause an endless loop", () => {
  expect(rowEdges(readFlow("flowchart LR\nA --> B --> A"), { limit: 1 })).toEqual([])
})

test("a chart is split into its connected components", () => {
  const parts = flowParts(readFlow("flowchart TB\nA --> B\nsubgraph G\nC\nend\nC --> D\nE"))
  expect(parts.map(({ nodes }) => [...nodes.keys()])).toEqual([["A", "B"], ["C", "D"], ["E"]])
  expect(parts.map(({ groups, edges }) => [groups.length, edges.length])).toEqual([
    [0, 1],
    [1, 1],
    [0, 0],
  ])
})

test("the nodes of nested groups are in one part", () => {
  const parts = flowParts(readFlow("flowchart TB\nsubgraph G\nA\nsubgraph H\nB\nC\nend\nend\nD"))
  expect(parts.map(({ nodes }) => [...nodes.keys()])).toEqual([["A", "B", "C"], ["D"]])
})
