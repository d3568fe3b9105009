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
