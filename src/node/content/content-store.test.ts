import { mkdirSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "vitest"
import { temporaryTree, writeFiles } from "../../../tests/temporary-tree"
import { ContentStore } from "./content-store"
import { contentLayout } from "./layout"
import { readChanges, readTree } from "./read-tree"

/** A content tree on disk, and its store, which has read it. */
async function openTree(files: Record<string, string>) {
  const root = temporaryTree(files)
  const write = (file: string, text: string) => {
    writeFiles(root, { [file]: text })
    return path.join(root, file)
  }
  const store = new ContentStore(contentLayout(root))
  await store.apply(readTree(store.layout))
  const apply = (...paths: string[]) => store.apply(readChanges(store, paths))
  return { root, store, write, apply }
}

const page = (title: string, body = "Text.") => `---\ntitle: ${title}\n---\n${body}\n`

test("the content of a store that has read nothing is an error", () => {
  const store = new ContentStore(contentLayout(tmpdir()))
  expect(() => store.content).toThrow("The content has not been read yet.")
})

test("a change of a body affects its page alone, and keeps the index", async () => {
  const { store, write, apply } = await openTree({ "docs/a.md": page("A"), "docs/b.md": page("B") })
  const { index } = store.content
  expect(await apply(write("docs/b.md", page("B", "Other text.")))).toEqual({
    files: ["docs/b.md"],
    isGlobal: false,
  })
  expect(store.content.index).toBe(index)
  expect(store.content.documents.map(({ body }) => body)).toEqual(["Text.\n", "Other text.\n"])
})

test("a change of a title, a new page and a removed page affect all pages", async () => {
  const { root, store, write, apply } = await openTree({ "docs/a.md": page("A") })
  const titles = () =>
    store.content.index.pages.filter(({ kind }) => kind === "doc").map(({ title }) => title)
  expect(await apply(write("docs/a.md", page("Another")))).toMatchObject({ isGlobal: true })
  expect(titles()).toEqual(["Another"])
  expect(await apply(write("docs/b.md", page("B")))).toMatchObject({ isGlobal: true })
  expect(titles()).toEqual(["Another", "B"])
  rmSync(path.join(root, "docs/a.md"))
  expect(await apply(path.join(root, "docs/a.md"))).toEqual({ files: ["docs/a.md"], isGlobal: true })
  expect(titles()).toEqual(["B"])
})

test.each([
  "sidebar_position: 2",
  "displayed_sidebar: other",
  "redirect_from: [/old]",
  "pagination_label: B",
])("a page that gets the field %s affects all pages", async (field) => {
  const { write, apply } = await openTree({ "docs/a.md": page("A") })
  const changed = write("docs/a.md", page("A").replace("title: A", `title: A\n${field}`))
  expect(await apply(changed)).toEqual({ files: ["docs/a.md"], isGlobal: true })
})

test("a comment in the front matter, which moves the body, affects its page alone", async () => {
  const { write, apply } = await openTree({ "docs/a.md": page("A") })
  const changed = write("docs/a.md", page("A").replace("title: A", "title: A\n# Checked twice."))
  expect(await apply(changed)).toEqual({ files: ["docs/a.md"], isGlobal: false })
})

test("a change of a settings file affects all pages, and updates those that are generated from it", async () => {
  const { root, store, write, apply } = await openTree({ "docs/a.md": page("A") })
  const glossary = write("glossary.yml", '- term: VPC\n  definition: "A private network."\n')
  expect(await apply(glossary)).toEqual({ files: [], isGlobal: true })
  expect(store.content.documents.map(({ file }) => file)).toEqual(["docs/a.md", "docs/reference/glossary.md"])
  rmSync(path.join(root, "glossary.yml"))
  await apply(glossary)
  expect(store.content.documents.map(({ file }) => file)).toEqual(["docs/a.md"])
})

test("problems of a page are added by the change that causes them, and removed by the change that fixes them", async () => {
  const { store, write, apply } = await openTree({ "docs/a.md": page("A") })
  await apply(write("docs/a.md", "---\ntitle: A\ndraft: maybe\n---\n"))
  expect(store.content.problems).toMatchObject([{ rule: "front-matter", line: 3 }])
  await apply(write("docs/a.md", page("A")))
  expect(store.content.problems).toEqual([])
})

test("a file that fences refer to is read again when it or a page changes", async () => {
  const fence = '```hcl file="../examples/main.tf"\n```'
  const { store, write, apply } = await openTree({ "docs/a.md": page("A"), "examples/main.tf": "a = 1\n" })
  await apply(write("docs/a.md", page("A", fence)))
  expect([...store.content.codeFiles.values()]).toMatchObject([{ text: "a = 1\n" }])
  await apply(write("examples/main.tf", "a = 2\n"))
  expect([...store.content.codeFiles.values()]).toMatchObject([{ text: "a = 2\n" }])
})

test("a page that becomes a link out of the tree is no page any more", async () => {
  const { root, store, apply } = await openTree({ "docs/a.md": page("A") })
  const outside = temporaryTree({ "secret.md": page("Secret") })
  rmSync(path.join(root, "docs/a.md"))
  symlinkSync(path.join(outside, "secret.md"), path.join(root, "docs/a.md"))
  await apply(path.join(root, "docs/a.md"))
  expect(store.content.documents).toEqual([])
  expect(store.content.problems).toMatchObject([{ rule: "outside-content" }])
})

test("a new folder with the name of a page is no page", async () => {
  const { root, store, apply } = await openTree({ "docs/a.md": page("A") })
  mkdirSync(path.join(root, "docs/b.md"))
  await apply(path.join(root, "docs/b.md"))
  expect(store.content.documents.map(({ file }) => file)).toEqual(["docs/a.md"])
})

test("drafts are pages only in a store that shows them", async () => {
  const { root } = await openTree({ "docs/a.md": "---\ntitle: A\ndraft: true\n---\n" })
  for (const [shown, kind] of [
    [true, "documents"],
    [false, "drafts"],
  ] as const) {
    const store = new ContentStore(contentLayout(root), shown)
    await store.apply(readTree(store.layout))
    expect(store.content[kind].map(({ title }) => title)).toEqual(["A"])
  }
})
