import { expect, test } from "vitest"
import { readFlow } from "./flow"

test.each([
  ["that are written before it", "A[One] --> B[Two]\nsubgraph vpc [VPC]\nA\nB\nend", { vpc: ["A", "B"] }],
  [
    "of its arrows and lists",
    "A --> B --> C\nsubgraph vpc [VPC]\ndirection LR\nA & B -->|yes| D[Four]\nclass A big\nend",
    { vpc: ["D", "A", "B"] },
  ],
  [
    "of nested groups, each in its own",
    "A --> B\nsubgraph outer\nA\nsubgraph inner\nB\nend\nC\nend",
    { outer: ["A", "C"], inner: ["B"] },
  ],
  [
    "and not the groups that its arrows lead to",
    "subgraph one\nA --> two\nend\nsubgraph two\nB\nend",
    { one: ["A"], two: ["B"] },
  ],
  [
    "that no other group had before",
    "subgraph one\nA\nend\nsubgraph two\nA --> B\nend",
    { one: ["A"], two: ["B"] },
  ],
])("a group of a flow chart has the nodes %s", (_, lines, members) => {
  const { groups } = readFlow(`flowchart TD\n${lines}`)
  const all = groups.flatMap((group) => [group, ...group.groups])
  expect(Object.fromEntries(all.map(({ id, nodes }) => [id, nodes.toSorted()]))).toEqual(
    Object.fromEntries(Object.entries(members).map(([id, nodes]) => [id, nodes.toSorted()])),
  )
})

test("nodes have their texts, outlines, accents and links", () => {
  const { nodes } = readFlow(
    'flowchart TD\nA[One];\nB(Two);\nC{Three}\nD[(Four)]\nclass B accent\nclass C other\nclick A href "/a"',
  )
  expect([...nodes.values()]).toEqual([
    { id: "A", text: "One", outline: "box", accent: false, href: "/a" },
    { id: "B", text: "Two", outline: "rounded", accent: true },
    { id: "C", text: "Three", outline: "decision", accent: false },
    { id: "D", text: "Four", outline: "store", accent: false },
  ])
  const states = readFlow("stateDiagram-v2\n[*] --> A\nA --> [*]").nodes
  expect([...states.values()].map(({ outline }) => outline)).toEqual(["start", "rounded", "end"])
})

test("a group that an arrow leads to is no node, and its title has no quotation marks", () => {
  const { groups, nodes, edges } = readFlow(
    'flowchart TD\nA --> vpc\nsubgraph vpc ["One ""VPC"""]\ndirection BT\nB\nend',
  )
  expect(groups).toMatchObject([{ id: "vpc", title: "One VPC", direction: "UP", nodes: ["B"] }])
  expect([...nodes.keys()]).toEqual(["A", "B"])
  expect(edges).toMatchObject([{ from: "A", to: "vpc" }])
})

test.each([
  ["LR", "RIGHT"],
  ["RL", "LEFT"],
  ["TB", "DOWN"],
  ["BT", "UP"],
])("the direction %s is %s", (written, direction) => {
  expect(readFlow(`flowchart ${written}\nA --> B`).direction).toBe(direction)
})
