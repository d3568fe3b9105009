import { expect, test } from "vitest"
import { nestSidebar, type SidebarItem } from "./navigation"

test("a flat sidebar is turned into a tree, even if a level is skipped", () => {
  const items: SidebarItem[] = [
    { type: "category", depth: 0, label: "A" },
    { type: "page", depth: 1, label: "A1", href: "/a1" },
    { type: "category", depth: 1, label: "A2" },
    { type: "page", depth: 2, label: "A2a", href: "/a2a" },
    { type: "page", depth: 0, label: "B", href: "/b" },
    { type: "page", depth: 2, label: "C", href: "/c" },
  ]
  const labels = (nodes: ReturnType<typeof nestSidebar>): unknown[] =>
    nodes.map(({ label, children }) => (children.length > 0 ? [label, labels(children)] : label))
  expect(labels(nestSidebar(items))).toEqual([["A", ["A1", ["A2", ["A2a"]]]], "B", "C"])
})
