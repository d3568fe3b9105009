import path from "node:path"
import { expect, test } from "vitest"
import { contentLayout } from "../layout"
import { followedFolders, isFollowed } from "./sandbox"

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
