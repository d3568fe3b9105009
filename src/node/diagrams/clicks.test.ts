import { expect, test } from "vitest"
import { clicksOf, withoutClicks } from "./clicks"

const source = [
  "flowchart LR",
  "my-node --> B",
  '  click my-node "/a" ;',
  'click B href "/b" "Title"',
  "click B callback",
].join("\n")

test("clicks have their node, their address and their line", () => {
  expect(clicksOf(source)).toEqual([
    { node: "my-node", href: "/a", line: 2 },
    { node: "B", href: "/b", line: 3 },
  ])
})

test("only clicks with an address are removed", () => {
  expect(withoutClicks(source)).toBe("flowchart LR\nmy-node --> B\nclick B callback")
})
