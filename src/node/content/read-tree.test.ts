import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { loadModules } from "../reference/load-modules"
import { ContentStore } from "./content-store"
import { listContentFiles } from "./files/list-files"
import { contentLayout, type ContentLayout } from "./layout"
import { readChanges, readTree } from "./read-tree"

vi.mock("./files/list-files", { spy: true })

let layout: ContentLayout
let store: ContentStore
beforeEach(() => {
  const root = mkdtempSync(path.join(tmpdir(), "read-tree-"))
  mkdirSync(path.join(root, "docs"))
  layout = contentLayout(root)
  store = new ContentStore(layout)
})
afterEach(() => rmSync(layout.root, { recursive: true }))

function write(file: string, frontMatter: string): string {
  const absolute = path.join(layout.root, file)
  writeFileSync(absolute, `---\n${frontMatter}\n---\n\nText.\n`)
  return absolute
}

const files = () => store.content.documents.map(({ file }) => file)

test("files that are removed after they were listed are absent", async () => {
  write("docs/a.md", "title: A")
  const gone = ["_gone.md", "gone.md"].map((name) => `docs/${name}`)
  const others = ["data/releases/gone.jsonl", "reference/services/storage/gone/variables.tf"]
  const found = listContentFiles(layout)
  vi.mocked(listContentFiles).mockReturnValue({ ...found, files: [...found.files, ...gone, ...others] })

  await store.apply(readTree(layout))
  expect(files()).toEqual(["docs/a.md"])
  await store.apply(readChanges(store, [path.join(layout.root, "docs/gone.md")]))
  expect(files()).toEqual(["docs/a.md"])
  expect(store.content.releases).toEqual([])
  expect((await loadModules(layout)).files).toEqual([])
  vi.mocked(listContentFiles).mockRestore()
})

test.each(["docs/old.md", "docs/new.md"])(
  "a renamed page is one page, even if only the event of %s has arrived",
  async (file) => {
    const old = write("docs/old.md", "title: A\nslug: /a")
    await store.apply(readTree(layout))
    renameSync(old, path.join(layout.root, "docs/new.md"))
    await store.apply(readChanges(store, [path.join(layout.root, file)]))
    expect(files()).toEqual(["docs/new.md"])
    expect(store.content.index.pages.filter(({ slug }) => slug === "/a")).toHaveLength(1)
    expect(store.content.problems).toEqual([])
  },
)

test("a symbolic link to a folder that contains it is a problem, and is not followed", async () => {
  write("docs/a.md", "title: A")
  symlinkSync("..", path.join(layout.root, "docs/loop"))
  await store.apply(readTree(layout))
  expect(files()).toEqual(["docs/a.md"])
  expect(store.content.problems).toEqual([
    {
      rule: "file-name",
      file: path.posix.join(layout.reportRoot, "docs/loop"),
      message: "The symbolic link leads to a folder that contains it, and is ignored.",
      fix: "remove the link: the files of the folder are read without it.",
    },
  ])
})

test("a symbolic link that leads to nothing is a problem", async () => {
  write("docs/a.md", "title: A")
  symlinkSync("gone.md", path.join(layout.root, "docs/link.md"))
  symlinkSync("self.md", path.join(layout.root, "docs/self.md"))
  await store.apply(readTree(layout))
  expect(files()).toEqual(["docs/a.md"])
  expect(store.content.problems).toEqual(
    ["link.md", "self.md"].map((name) => ({
      rule: "file-name",
      file: path.posix.join(layout.reportRoot, "docs", name),
      message: "The symbolic link leads to no file or folder, and is ignored.",
      fix: "remove the link, or put what it should lead to in its place.",
    })),
  )
})
