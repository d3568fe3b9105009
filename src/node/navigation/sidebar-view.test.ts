import { expect, test } from "vitest"
import type { SidebarItem } from "../../shared/navigation"
import { createSidebarView, sidebarFile } from "./sidebar-view"

const items: SidebarItem[] = [
  { type: "back", depth: 0, label: "Guides", href: "/guides/" },
  { type: "category", depth: 0, label: "First", href: "/first/" },
  { type: "page", depth: 1, label: "A", href: "/first/a" },
  { type: "category", depth: 1, label: "Deep" },
  { type: "page", depth: 2, label: "B", href: "/first/deep/b" },
  { type: "category", depth: 0, label: "Second" },
  { type: "category", depth: 1, label: "Empty above" },
  { type: "page", depth: 2, label: "C", href: "/second/c" },
  { type: "category", depth: 0, label: "Open", collapsed: false },
  { type: "page", depth: 1, label: "D", href: "/open/d" },
  { type: "category", depth: 0, label: "Never closed", collapsible: false },
  { type: "page", depth: 1, label: "E", href: "/never-closed/e" },
]
const sidebar = { name: "main", items }

function shownOn(slug: string): string[] {
  const { items } = createSidebarView(sidebar).branchOf(slug)
  return items.map(
    ({ depth, label, href, closed }) =>
      `${" ".repeat(depth)}${label} ${href ?? "-"}${closed ? " closed" : ""}`,
  )
}

test("a page contains the outermost items, the items of its categories, and those of open categories", () => {
  expect(shownOn("/first/a/")).toEqual([
    "Guides /guides/",
    "First /first/",
    " A /first/a",
    " Deep /first/deep/b closed",
    "Second /second/c closed",
    "Open -",
    " D /open/d",
    "Never closed -",
    " E /never-closed/e",
  ])
})

test("a nested page opens all its categories; a back link opens none", () => {
  expect(shownOn("/first/deep/b")).toContain("  B /first/deep/b")
  expect(shownOn("/second/c")).toContain("First /first/ closed")
  expect(shownOn("/guides/")).toContain("First /first/ closed")
})

test("the whole sidebar is in a file that is named by its content", () => {
  const { file } = createSidebarView(sidebar).branchOf("/first/a")
  expect(file).toMatch(/^\/sidebars\/[\da-f]{16}\.json$/)
  expect(file).toBe(`/${sidebarFile(sidebar).path}`)
  expect(JSON.parse(sidebarFile(sidebar).text)).toEqual(items)
  expect(sidebarFile({ name: "main", items: items.slice(1) }).path).not.toBe(sidebarFile(sidebar).path)
})

test("a page's breadcrumbs start with the page that the sidebar links back to", () => {
  const trail = (of: typeof items) =>
    createSidebarView({ name: "main", items: of }).trailOf({ slug: "/first/a", label: "A" }).breadcrumbs
  expect(trail(items)).toEqual([
    { label: "Guides", href: "/guides/" },
    { label: "First", href: "/first/" },
    { label: "A", href: "/first/a" },
  ])
  expect(trail(items.slice(1)).map(({ label }) => label)).toEqual(["First", "A"])
})

test("the previous and the next page are pages of the sidebar, not targets of its links", () => {
  const { trailOf } = createSidebarView({
    name: "main",
    items: [
      { type: "category", depth: 0, label: "Also read" },
      { type: "link", depth: 1, label: "B", href: "/b" },
      { type: "page", depth: 0, label: "A", href: "/a" },
      { type: "link", depth: 0, label: "Elsewhere", href: "/elsewhere" },
      { type: "page", depth: 0, label: "B", href: "/b" },
    ],
  })
  expect(trailOf({ slug: "/a", label: "A" }).next).toEqual({ label: "B", href: "/b" })
  expect(trailOf({ slug: "/b", label: "B" })).toEqual({
    breadcrumbs: [{ label: "B", href: "/b" }],
    previous: { label: "A", href: "/a" },
  })
})

test("a page that is in two groups opens both", () => {
  const { branchOf } = createSidebarView({
    name: "main",
    items: ["First", "Second", "Third"].flatMap((label): SidebarItem[] => [
      { type: "category", depth: 0, label },
      { type: "page", depth: 1, label: "Shared", href: label === "Third" ? "/other" : "/shared" },
    ]),
  })
  expect(branchOf("/shared").items.map(({ label, closed }) => (closed ? `${label} closed` : label))).toEqual([
    "First",
    "Shared",
    "Second",
    "Shared",
    "Third closed",
  ])
})

const task: SidebarItem[] = [
  { type: "category", depth: 0, label: "Deploy it", steps: true },
  { type: "page", depth: 1, label: "Begin", href: "/deploy/begin" },
  { type: "category", depth: 1, label: "The middle" },
  { type: "category", depth: 2, label: "Its core" },
  { type: "page", depth: 3, label: "Middle", href: "/deploy/middle" },
  { type: "link", depth: 1, label: "Elsewhere", href: "/elsewhere" },
  { type: "page", depth: 1, label: "End", href: "/deploy/end" },
  { type: "category", depth: 0, label: "Short", steps: true },
  { type: "page", depth: 1, label: "Only", href: "/only" },
  { type: "page", depth: 0, label: "Next", href: "/next" },
]

test("steps below a page are counted, however deep their category is", () => {
  const below = task.map((item) => ({ ...item, depth: item.depth + 1 }))
  const guide: SidebarItem = { type: "category", depth: 0, label: "Guide", href: "/deploy/" }
  const link: SidebarItem = { type: "link", depth: 0, label: "The guide", href: "/deploy/" }
  const { stepsBelow } = createSidebarView({ name: "task", items: [link, guide, ...below] })
  expect(stepsBelow("/deploy")).toBe(4)
  expect(stepsBelow("/next")).toBe(0)
})

test("a step has its position among all steps of its task", () => {
  const { walkthroughOf } = createSidebarView({ name: "task", items: task })
  const steps = ["/deploy/begin", "/deploy/middle", "/deploy/end"]
  expect(walkthroughOf("/deploy/begin")).toEqual({ position: 1, steps })
  expect(walkthroughOf("/deploy/middle/")).toEqual({ position: 2, steps })
})

test.each(["/only", "/next", "/elsewhere", "/gone"])("%s is not a step of a task", (slug) => {
  expect(createSidebarView({ name: "task", items: task }).walkthroughOf(slug)).toBeUndefined()
})

test("a page that a sidebar lists twice has the neighbors of its first entry", () => {
  const names = ["a", "b", "c", "a", "d"]
  const items = names.map((name): SidebarItem => ({ type: "page", depth: 0, label: name, href: `/${name}` }))
  const { next, previous } = createSidebarView({ name: "main", items }).trailOf({ slug: "/a", label: "a" })
  expect([previous, next]).toEqual([undefined, { label: "b", href: "/b" }])
})
