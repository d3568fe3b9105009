import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { CodeFile } from "../../content/code-file"
import { MdxContexts } from "../mdx-contexts"
import { createDocumentNode } from "./create-document-node"
import { createDerivedNodes } from "./create-settings-nodes"
import { NodeStore } from "./test-support"

const { environment } = vi.hoisted(() => ({ environment: { CONTENT_DIR: "" } }))
vi.mock("../../config/load-config", async () => {
  const { site } = await import("../../../site.config")
  return { loadConfig: () => ({ environment, site }) }
})

const mdx = new MdxContexts()
vi.spyOn(mdx, "setContent").mockImplementation(() => {}) // it would write a file that only a build needs

let store = new NodeStore()
beforeEach(() => {
  store = new NodeStore()
  environment.CONTENT_DIR = mkdtempSync(path.join(tmpdir(), "nodes-"))
})
afterEach(() => {
  rmSync(environment.CONTENT_DIR, { recursive: true })
  vi.unstubAllEnvs()
})

function write(file: string, text: string): string {
  const absolute = path.join(environment.CONTENT_DIR, file)
  mkdirSync(path.dirname(absolute), { recursive: true })
  writeFileSync(absolute, text)
  return absolute
}

/** Writes a page and creates its node, as when Gatsby sources its file. */
async function source(file: string, frontMatter: string, body = "Text.\n"): Promise<void> {
  const absolutePath = write(file, `---\n${frontMatter}\n---\n${body}`)
  const fields = { sourceInstanceName: "content", relativePath: file, absolutePath }
  const { id } = store.add("File", `file ${file}`, fields)
  const markdown = store.add("MarkdownRemark", `markdown ${file}`)
  await createDocumentNode(store.args({ ...markdown, parent: id }))
}

test.each([
  ["production", []],
  ["development", ["document docs/draft.md"]],
])("in %s, the pages of drafts are %j", async (mode, ids) => {
  vi.stubEnv("NODE_ENV", mode)
  await source("docs/draft.md", "title: Draft\ndraft: true")
  expect(store.idsOf("DocPage")).toEqual(ids)
})

test("partials and files with unusable front matter do not become pages", async () => {
  await source("docs/_part.md", "title: Part")
  await source("knowledge-base/x.md", "title: No number")
  expect([...store.idsOf("DocPage"), ...store.idsOf("Article")]).toEqual([])
})

test("nodes without a file are deleted; other nodes are kept", async () => {
  write("announcement.yml", "id: a\ncontent: News\n")
  write("docs/guides/_category_.yml", "link:\n  type: generated-index\n")
  await source("docs/guides/a.md", "title: A\ntags: [vpc, eks]")
  await createDerivedNodes(store.args(), mdx)
  const derived = () =>
    Object.fromEntries(
      ["Tag", "Sidebar", "CategoryPage", "ContentIndex", "Announcement"].map((type) => [
        type,
        store.idsOf(type),
      ]),
    )
  expect(derived()).toEqual({
    Tag: ["tag eks", "tag vpc"],
    Sidebar: ["sidebar docs"],
    CategoryPage: [expect.stringContaining("guides")],
    ContentIndex: ["content-index"],
    Announcement: ["announcement"],
  })
  const tag = store.nodes.get("tag vpc")

  rmSync(path.join(environment.CONTENT_DIR, "announcement.yml"))
  rmSync(path.join(environment.CONTENT_DIR, "docs/guides/_category_.yml"))
  await source("docs/guides/a.md", "title: A\ntags: [vpc]")
  await createDerivedNodes(store.args(), mdx)
  expect(derived()).toEqual({
    Tag: ["tag vpc"],
    Sidebar: ["sidebar docs"],
    CategoryPage: [],
    ContentIndex: ["content-index"],
    Announcement: [],
  })
  expect(store.nodes.get("tag vpc")).toBe(tag)
})

test("pages and MDX are given the files that their fences name, as they are now", async () => {
  const fence = '```hcl file="../examples/main.tf"\n```\n'
  await source("docs/a.md", "title: A", fence)
  write("docs/_part.mdx", fence.replace("main", "other"))
  const given = async () => {
    await createDerivedNodes(store.args(), mdx)
    const { codeFiles } = store.nodes.get("content-index") as unknown as {
      codeFiles: Record<string, CodeFile>
    }
    expect(mdx.setContent).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ codeFiles: new Map(Object.entries(codeFiles)) }),
    )
    return codeFiles
  }
  expect(await given()).toEqual({
    "examples/main.tf": { absent: "missing" },
    "examples/other.tf": { absent: "missing" },
  })
  write("examples/main.tf", "a = 1\n")
  expect(await given()).toMatchObject({ "examples/main.tf": { text: "a = 1\n" } })
  write("examples/main.tf", "a = 2\n")
  expect(await given()).toMatchObject({ "examples/main.tf": { text: "a = 2\n" } })
})
