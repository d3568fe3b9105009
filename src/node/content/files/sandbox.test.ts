import { symlinkSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { temporaryTree } from "../../../../tests/temporary-tree"
import { contentLayout } from "../layout"
import { followedFolders, isEndlessLink, isFollowed, isVisibleBelow } from "./sandbox"

const here = process.cwd()
const trees = [
  ["this site's tree", contentLayout("content"), ["content"], ["static"]],
  [
    "a tree elsewhere",
    contentLayout("tests/site/content"),
    ["tests/site/content"],
    ["tests/site/static", "static"],
  ],
  [
    "a Docusaurus tree",
    contentLayout("project", here, {
      project: ".",
      docs: [
        { folder: "docs", route: "/docs" },
        { folder: "docs/old", route: "/old" },
      ],
      static: ["static", "static/more", "docs/static"],
    }),
    ["project/docs"],
    ["project/static", "static"],
  ],
] as const

test.each(trees)(
  "pages of %s depend on its content and the static files beside it",
  (_, layout, content, beside) => {
    const relative = (folders: readonly string[]) => folders.map((folder) => path.relative(here, folder))
    const folders = followedFolders(layout)
    expect(relative(folders.content)).toEqual(content)
    expect(relative(folders.static)).toEqual(beside)
    const followed = [...content, ...beside].map((folder) => path.resolve(folder, "img/plan.png"))
    expect(followed.filter((file) => !isFollowed(layout, file))).toEqual([])
    expect(isFollowed(layout, path.resolve("plan.png"))).toBe(false)
  },
)

test.each([
  ["img/plan.png", true],
  [".well-known/security.txt", true],
  [".env", false],
  ["img/.cache/a.png", false],
  ["node_modules/a/index.js", false],
  ["../plan.png", false],
])("%s in a folder of content is content: %s", (file, expected) => {
  expect(isVisibleBelow("/site/content", path.join("/site/content", file))).toBe(expected)
})

test("a link to itself or to a folder around it is endless, a link to nothing is not", () => {
  const root = temporaryTree({ "docs/a.md": "" })
  const link = (name: string, target: string) => {
    symlinkSync(target, path.join(root, "docs", name))
    return isEndlessLink(path.join(root, "docs", name))
  }
  expect([link("self", "self"), link("up", ".."), link("gone", "missing"), link("b.md", "a.md")]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
