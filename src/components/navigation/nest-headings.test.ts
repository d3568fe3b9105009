import { expect, test } from "vitest"
import { type HeadingNode, nestHeadings } from "./nest-headings"

const outline = (nodes: readonly HeadingNode[]): unknown =>
  nodes.map(({ id, children }) => (children.length > 0 ? [id, outline(children)] : id))

const headings = (levels: string) =>
  [...levels].map((level, index) => ({ id: `${level}${"abcdef"[index]}`, text: "", level: Number(level) }))

test.each([
  [
    "2323",
    [
      ["2a", ["3b"]],
      ["2c", ["3d"]],
    ],
  ],
  ["322", ["3a", "2b", "2c"]],
  ["2433", [["2a", ["4b", "3c", "3d"]]]],
  ["", []],
])("levels %s", (levels, tree) => {
  expect(outline(nestHeadings(headings(levels)))).toEqual(tree)
})
