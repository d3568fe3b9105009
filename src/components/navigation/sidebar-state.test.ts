import { expect, test } from "vitest"
import { nestSidebar, type SidebarItem } from "../../shared/navigation"
import { holdsPage, isPage, currentItemOf } from "./sidebar-state"

const items: SidebarItem[] = [
  { type: "back", depth: 0, label: "Guides", href: "/guides/" },
  { type: "category", depth: 0, label: "Style", href: "/guides/style/" },
  { type: "category", depth: 1, label: "Languages" },
  { type: "page", depth: 2, label: "Go", href: "/guides/style/golang" },
  { type: "category", depth: 0, label: "Plain" },
]
const [back, style, plain] = nestSidebar(items)

test.each([
  ["the page itself", style, "/guides/style", true],
  ["a deeply nested page", style, "/guides/style/golang", true],
  ["another page", style, "/guides/style/terraform", false],
  ["a group without a page or items", plain, "/", false],
  ["a back link, even on its own page", back, "/guides/", false],
])("a group contains %s", (_, node, path, holds) => {
  expect(holdsPage(node!, path)).toBe(holds)
})

test("only the item that links to the page is marked as the page", () => {
  expect(isPage(style!, "/guides/style/")).toBe(true)
  expect(isPage(style!, "/guides/style/golang")).toBe(false)
  expect(isPage(back!, "/guides/")).toBe(false)
})

test.each([
  ["of a listed page is that page", "/guides/style", "/guides/style", "page"],
  [
    "of a page that is not listed is the closest page above",
    "/guides/style/golang/2026",
    "/guides/style/golang",
    "true",
  ],
  ["of a page below none is the page, which nothing marks", "/guides/other", "/guides/other", "page"],
])("the current item %s", (_, path, expected, ariaCurrent) => {
  const all: SidebarItem[] = [...items, { type: "page", depth: 0, label: "Home", href: "/" }]
  for (const inOrder of [all, all.toReversed()])
    expect(currentItemOf(inOrder, path)).toEqual({ path: expected, ariaCurrent })
})
