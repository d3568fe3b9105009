import { expect, test } from "vitest"
import { readFlow } from "./flow"
import { flowParts } from "./flow-parts"
import { rowEdges } from "./row-edges"

const fan = readFlow("flowchart TD\nA --> B\nA --> C\nA --> D")

test("without a limit nothing has to stand below anything", () => {
  expect(rowEdges(fan, {})).toEqual([])
})

test("what exceeds the limit goes to a further row", () => {
  expect(rowEdges(fan, { limit: 2 })).toEqual([["B", "D"]])
  expect(rowEdges(fan, { limit: 1 })).toEqual([
    ["B", "C"],
    ["C", "D"],
  ])
})

test("groups count for themselves, unless the limit is strict", () => {
  const groups = readFlow("flowchart TD\nsubgraph G\nA\nend\nsubgraph H\nB\nend\nA --- C\nB --- C")
  expect(rowEdges(groups, { limit: 1 })).toEqual([])
  expect(rowEdges(groups, { limit: 1, strict: true })).toEqual([["A", "B"]])
})

test("a circle ends", () => {
  expect(rowEdges(readFlow("flowchart LR\nA --> B --> A"), { limit: 1 })).toEqual([])
})

test("a chart falls into the parts that nothing joins", () => {
  const parts = flowParts(readFlow("flowchart TB\nA --> B\nsubgraph G\nC\nend\nC --> D\nE"))
  expect(parts.map(({ nodes }) => [...nodes.keys()])).toEqual([["A", "B"], ["C", "D"], ["E"]])
  expect(parts.map(({ groups, edges }) => [groups.length, edges.length])).toEqual([
    [0, 1],
    [1, 1],
    [0, 0],
  ])
})
