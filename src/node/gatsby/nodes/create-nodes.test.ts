import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { DocusaurusTree } from "../../../shared/site-config"
import type { CodeFile } from "../../content/files/code-file"
import { MdxContexts } from "../webpack/mdx-contexts"
import { ContentOfNodes } from "./content-of-nodes"
import { createContentNode } from "./create-content-node"
import { createDerivedNodes, keepDerivedNodes } from "./create-derived-nodes"
import { NodeStore } from "./test-support"
import type { PageFacts } from "../../content/page-facts"
import type { DocPageNode } from "./types"

const { environment, project } = vi.hoisted(() => ({
  environment: { CONTENT_DIR: "" },
  project: { docusaurus: undefined as DocusaurusTree | undefined },
}))
vi.mock("../../config/load-config", async () => {
  const { site } = await import("../../../site.config")
  return { loadConfig: () => ({ environment, site: { ...site, ...project } }) }
})

const { dates } = vi.hoisted(() => ({ dates: vi.fn((_: string) => new Map<string, string>()) }))
vi.mock("../../content/files/last-updated", () => ({ lastCommitDates: dates }))

const mdx = new MdxContexts()
vi.spyOn(mdx, "setContent").mockImplementation(() => {}) // it would write a file that only a build needs

const vpc = "reference/services/networking/vpc"

let store = new NodeStore()
let site = new ContentOfNodes()
beforeEach(() => {
  store = new NodeStore()
  site = new ContentOfNodes()
  environment.CONTENT_DIR = mkdtempSync(path.join(tmpdir(), "nodes-"))
  mkdirSync(path.join(environment.CONTENT_DIR, "docs"))
})
afterEach(() => {
  rmSync(environment.CONTENT_DIR, { recursive: true })
  project.docusaurus = undefined
  vi.unstubAllEnvs()
})

function write(file: string, text: string): string {
  const absolute = path.join(environment.CONTENT_DIR, file)
  mkdirSync(path.dirname(absolute), { recursive: true })
  writeFileSync(absolute, text)
  return absolute
}

/** Writes a file and adds its node, as when Gatsby sources it. */
function addFile(file: string, text: string) {
  const absolutePath = write(file, text)
  const fields = { sourceInstanceName: "content", relativePath: file, absolutePath }
  return store.add("File", `file ${file}`, fields, text)
}

/** Removes a file and its node. */
function removeFile(file: string) {
  rmSync(path.join(environment.CONTENT_DIR, file))
  store.nodes.delete(`file ${file}`)
}

/** Writes a page and creates its node, as when Gatsby sources its file. */
async function source(file: string, frontMatter: string, body = "Text.\n") {
  await createContentNode(store.args(addFile(file, `---\n${frontMatter}\n---\n${body}`)))
}

test.each([
  ["build", []],
  ["develop", ["document docs/draft.md"]],
])("in %s, the pages of drafts are %j", async (mode, ids) => {
  vi.stubEnv("gatsby_executing_command", mode)
  await source("docs/draft.md", "title: Draft\ndraft: true")
  expect(store.idsOf("DocPage")).toEqual(ids)
})

test("partials and files with unusable front matter do not become pages", async () => {
  await source("docs/_part.md", "title: Part")
  await source("knowledge-base/x.md", "title: No number")
  expect([...store.idsOf("DocPage"), ...store.idsOf("Article")]).toEqual([])
})

test("a page's node has its file's as its parent, and that of an MDX page names the file", async () => {
  await source("docs/a.md", "title: A")
  await source("docs/b.mdx", "title: B")
  const fileOf = (id: string) => store.nodes.get(id)?.internal.contentFilePath
  expect(fileOf("document docs/a.md")).toBeUndefined()
  expect(fileOf("document docs/b.mdx")).toBe(path.join(environment.CONTENT_DIR, "docs/b.mdx"))
  expect(store.nodes.get("document docs/a.md")?.parent).toBe("file docs/a.md")
})

// Gatsby deletes children as soon as their parent changes, and a query that runs then would find no page.
test("the node of a page stays until another has been made of the changed file", async () => {
  await source("docs/a.md", "title: A")
  const changed = addFile("docs/a.md", "---\ntitle: Other\n---\nText.\n")
  expect(store.nodes.get("document docs/a.md")).toMatchObject({ title: "A" })
  await createContentNode(store.args(changed))
  expect(store.nodes.get("document docs/a.md")).toMatchObject({ title: "Other" })
})

test("a file that is removed before it is read has no node", async () => {
  const page = addFile("docs/a.md", "---\ntitle: A\n---\nText.\n")
  const module = addFile(`${vpc}/outputs.tf`, 'output "id" {\n  value = 1\n}\n')
  for (const file of ["docs/a.md", `${vpc}/outputs.tf`]) rmSync(path.join(environment.CONTENT_DIR, file))
  for (const node of [page, module]) await createContentNode(store.args(node))
  expect([...store.idsOf("DocPage"), ...store.idsOf("ModuleFile")]).toEqual([])
})

test("a page that becomes a draft, or whose front matter becomes invalid, is removed from a build", async () => {
  vi.stubEnv("gatsby_executing_command", "build")
  for (const frontMatter of ["title: A\ndraft: true", 'title: "A']) {
    await source("docs/a.md", "title: A")
    expect(store.idsOf("DocPage")).toEqual(["document docs/a.md"])
    await source("docs/a.md", frontMatter)
    expect(store.idsOf("DocPage")).toEqual([])
  }
})

test.each([
  ["build", []],
  ["develop", ["document docs/bad.mdx"]],
])("in %s, pages with messages about unreadable front matter are %j", async (mode, ids) => {
  vi.stubEnv("gatsby_executing_command", mode)
  await source("docs/bad.mdx", 'title: "Bad')
  expect(store.idsOf("DocPage")).toEqual(ids)
  for (const { format, document, internal } of ids.map((id) => store.nodes.get(id) as DocPageNode)) {
    expect(format).toBe("md")
    expect(internal.contentFilePath).toBeUndefined()
    expect(document.body).toMatch(
      /^The front matter of this page cannot be read\.\n\n```text\n.*docs\/bad\.mdx:.* error /,
    )
  }
})

test("drafts are pages in a preview after a build, and not in a build after a preview", async () => {
  const pagesIn = async (mode: string) => {
    vi.stubEnv("gatsby_executing_command", mode)
    site = new ContentOfNodes()
    await createDerivedNodes(store.args(), site, mdx)
    expect(store.idsOf("DocPage")).toEqual(site.content.documents.map(({ file }) => `document ${file}`))
    return site.content.documents.map(({ file }) => file)
  }
  vi.stubEnv("gatsby_executing_command", "build")
  await source("docs/a.md", "title: A")
  await source("docs/draft.md", "title: Draft\ndraft: true")
  expect(await pagesIn("build")).toEqual(["docs/a.md"])
  expect(await pagesIn("develop")).toEqual(["docs/a.md", "docs/draft.md"])
  expect(await pagesIn("build")).toEqual(["docs/a.md"])
})

test("a link out of the content is not a page in a preview after a build", async () => {
  const outside = mkdtempSync(path.join(tmpdir(), "outside-"))
  writeFileSync(path.join(outside, "draft.md"), "---\ntitle: Draft\ndraft: true\n---\n")
  const absolutePath = path.join(environment.CONTENT_DIR, "docs/draft.md")
  symlinkSync(path.join(outside, "draft.md"), absolutePath)
  store.add("File", "file docs/draft.md", { sourceInstanceName: "content", absolutePath })
  vi.stubEnv("gatsby_executing_command", "develop")
  await createDerivedNodes(store.args(), site, mdx)
  rmSync(outside, { recursive: true })
  expect(store.idsOf("DocPage")).toEqual([])
})

test("the page that a preview shows for unreadable front matter is not a page of the next build", async () => {
  vi.stubEnv("gatsby_executing_command", "develop")
  await source("docs/bad.md", 'title: "Bad')
  expect(store.idsOf("DocPage")).toEqual(["document docs/bad.md"])
  vi.stubEnv("gatsby_executing_command", "build")
  await createDerivedNodes(store.args(), site, mdx)
  expect(store.idsOf("DocPage")).toEqual([])
})

test("the .tf files of a service become nodes below their files, with the release of their folder", async () => {
  const variable = 'variable "name" {\n  description = "A name."\n  type        = string\n}\n'
  const output = 'output "id" {\n  description = "An ID."\n  value       = 1\n}\n'
  await createContentNode(store.args(addFile(`${vpc}/variables.tf`, variable)))
  await createContentNode(store.args(addFile(`${vpc}/outputs.tf`, output)))
  await createContentNode(store.args(addFile(`${vpc}/v2.0.0/variables.tf`, variable)))
  await createContentNode(store.args(addFile("examples/variables.tf", variable)))

  const files = store.idsOf("ModuleFile").map((id) => store.nodes.get(id))
  expect(files).toMatchObject([
    { service: vpc, holds: "inputs", text: variable },
    { service: vpc, holds: "outputs", text: output },
    { service: vpc, release: "v2.0.0", holds: "inputs", text: variable },
  ])

  removeFile(`${vpc}/outputs.tf`)
  await createDerivedNodes(store.args(), site, mdx)
  expect(store.idsOf("ModuleFile")).toEqual([
    `module file ${vpc}/variables.tf`,
    `module file ${vpc}/v2.0.0/variables.tf`,
  ])
})

test("derived nodes and generated pages survive the garbage collection before pages are created", () => {
  store.add("Tag", "tag vpc")
  store.add("ContentIndex", "content-index")
  store.add("DocPage", "generated")
  const written = store.add("DocPage", "written")
  store.nodes.set("written", { ...written, parent: "file docs/a.md" })
  keepDerivedNodes(store.args() as never)
  expect(store.touched).toEqual(["tag vpc", "content-index", "generated"])
})

test("a page whose file is deleted is removed from the content", async () => {
  for (const name of ["a", "b"]) await source(`docs/${name}.md`, `title: ${name}`)
  await createDerivedNodes(store.args(), site, mdx)
  removeFile("docs/b.md")
  await createDerivedNodes(store.args(), site, mdx)
  expect(site.content.documents.map(({ file }) => file)).toEqual(["docs/a.md"])
  expect(store.idsOf("DocPage")).toEqual(["document docs/a.md"])
})

test("the node of a file that pages refer to can be found by the path of the file, as long as the file exists", async () => {
  const { id } = addFile("docs/plan.svg", "<svg/>")
  await source("docs/a.md", "title: A")
  const idOf = (file: string) => site.fileIdOf(path.join(environment.CONTENT_DIR, file))
  await createDerivedNodes(store.args(), site, mdx)
  expect(idOf("docs/plan.svg")).toBe(id)
  expect([idOf("docs/other.svg"), idOf("../static/favicon.svg")]).toEqual([undefined, undefined])
  removeFile("docs/plan.svg")
  await createDerivedNodes(store.args(), site, mdx)
  expect(idOf("docs/plan.svg")).toBeUndefined()
})

test("the page of a glossary is created, changed and deleted with the glossary", async () => {
  const glossary = "document docs/reference/glossary.md"
  const body = () => (store.nodes.get(glossary) as DocPageNode | undefined)?.document.body
  await createDerivedNodes(store.args(), site, mdx)
  expect(body()).toBeUndefined()
  for (const term of ["VPC", "EKS"]) {
    addFile("glossary.yml", `- term: ${term}\n  definition: "A network."\n`)
    await createDerivedNodes(store.args(), site, mdx)
    expect(body()).toContain(term)
  }
  removeFile("glossary.yml")
  await createDerivedNodes(store.args(), site, mdx)
  expect(store.idsOf("DocPage")).toEqual([])
})

test("the sidebars of a Docusaurus project, whose file has no node, are read again with each change", async () => {
  const docs = { folder: "docs", route: "/", sidebars: "sidebars.js" }
  project.docusaurus = { project: ".", docs: [docs], static: [] }
  await source("docs/a.md", "title: A")
  for (const label of ["First", "Second"]) {
    write("sidebars.js", `module.exports = { all: [{ type: "doc", id: "a", label: "${label}" }] }`)
    await createDerivedNodes(store.args(), site, mdx)
    expect(store.idsOf("Sidebar").map((id) => store.nodes.get(id))).toMatchObject([{ items: [{ label }] }])
  }
})

test("the content index does not depend on the order in which files are sourced", async () => {
  await source("docs/b.md", "title: B\nslug: /same")
  await source("docs/a.md", "title: A\nslug: /same")
  await createDerivedNodes(store.args(), site, mdx)
  const { pages } = store.nodes.get("content-index") as unknown as { pages: { file: string; slug: string }[] }
  expect(pages.filter(({ slug }) => slug === "/same").map(({ file }) => file)).toEqual([
    "docs/a.md",
    "docs/b.md",
  ])
})

test("the announcement is inline HTML", async () => {
  addFile("announcement.yml", "id: a\ncontent: News of **today**\n")
  await createDerivedNodes(store.args(), site, mdx)
  expect(store.nodes.get("announcement")).toMatchObject({ html: "News of <strong>today</strong>" })
})

test("an announcement of several paragraphs keeps all of them", async () => {
  addFile("announcement.yml", "id: a\ncontent: |\n  News.\n\n  More.\n")
  await createDerivedNodes(store.args(), site, mdx)
  expect(store.nodes.get("announcement")).toMatchObject({ html: "<p>News.</p>\n<p>More.</p>" })
})

test("nodes without a file are deleted; other nodes are kept", async () => {
  addFile("announcement.yml", "id: a\ncontent: News\n")
  addFile("docs/guides/_category_.yml", "link:\n  type: generated-index\n")
  await source("docs/guides/a.md", "title: A\ntags: [vpc, eks]")
  await createDerivedNodes(store.args(), site, mdx)
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

  removeFile("announcement.yml")
  removeFile("docs/guides/_category_.yml")
  await source("docs/guides/a.md", "title: A\ntags: [vpc]")
  await createDerivedNodes(store.args(), site, mdx)
  expect(derived()).toEqual({
    Tag: ["tag vpc"],
    Sidebar: ["sidebar docs"],
    CategoryPage: [],
    ContentIndex: ["content-index"],
    Announcement: [],
  })
  expect(store.nodes.get("tag vpc")).toBe(tag)
})

test("a change of a body leaves the nodes of tags and sidebars alone; a change of a title updates them", async () => {
  addFile("sidebars.yml", "docs: []\n")
  await source("docs/a.md", "title: A\ntags: [vpc]")
  await createDerivedNodes(store.args(), site, mdx)
  store.nodes.delete("tag vpc")
  await source("docs/a.md", "title: A\ntags: [vpc]", "Another text.\n")
  await createDerivedNodes(store.args(), site, mdx)
  expect(store.idsOf("Tag")).toEqual([])
  await source("docs/a.md", "title: Another\ntags: [vpc]", "Another text.\n")
  await createDerivedNodes(store.args(), site, mdx)
  expect(store.idsOf("Tag")).toEqual(["tag vpc"])
})

// Gatsby cannot make the query of a page depend on a node that is missing.
test("every page has facts, and a change of an article's body replaces only those of pages that it linked or links to", async () => {
  const article = (body: string) =>
    source("knowledge-base/1.md", "title: One\nnumber: 1\nkind: concept\nanswered: true", body)
  const derived = async () => {
    await createDerivedNodes(store.args(), site, mdx)
    return ["docs/a.md", "docs/b.md", "knowledge-base/1.md"].map((file) =>
      store.nodes.get(`facts about ${file}`),
    )
  }
  await source("docs/a.md", "title: A")
  await source("docs/b.md", "title: B")
  await article("## Question\n\nWhat?\n\n## Answer\n\nThat.\n")
  const [, b, one] = await derived()
  await article("## Question\n\nWhat?\n\n## Answer\n\nRead [A](/a).\n")
  expect(await derived()).toEqual([expect.objectContaining({ relatedNumbers: [1] }), b, one])
  await article("## Question\n\nWhat?\n\n## Answer\n\nThat.\n")
  expect(await derived()).toEqual([expect.objectContaining({ relatedNumbers: [] }), b, one])
  removeFile("docs/b.md")
  await derived()
  expect(store.idsOf("PageFacts")).toEqual(["facts about docs/a.md", "facts about knowledge-base/1.md"])
})

test("facts of a page have the date of the last commit to its file, or to the file that it is generated from", async () => {
  dates.mockImplementation(
    (root: string) =>
      new Map([
        [path.join(root, "docs/a.md"), "2026-01-05"],
        [path.join(root, "glossary.yml"), "2026-02-06"],
      ]),
  )
  await source("docs/a.md", "title: A")
  await source("docs/new.md", "title: New")
  addFile("glossary.yml", '- term: VPC\n  definition: "A private network."\n')
  await createDerivedNodes(store.args(), site, mdx)
  const dateOf = (file: string) =>
    (store.nodes.get(`facts about ${file}`) as Partial<PageFacts> | undefined)?.lastCommit
  expect(["docs/a.md", "docs/new.md", "docs/reference/glossary.md"].map(dateOf)).toEqual([
    "2026-01-05",
    undefined,
    "2026-02-06",
  ])
})

test("pages and MDX are given the files that their fences name, as they are now", async () => {
  const fence = '```hcl file="../examples/main.tf"\n```\n'
  await source("docs/a.md", "title: A", fence)
  write("docs/_part.mdx", fence.replace("main", "other"))
  const given = async () => {
    await createDerivedNodes(store.args(), site, mdx)
    const { codeFiles } = store.nodes.get("content-index") as unknown as {
      codeFiles: Record<string, CodeFile>
    }
    expect(mdx.setContent).toHaveBeenLastCalledWith(
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

test("the related articles of an article are the similar ones, unless its writer lists others", async () => {
  const article = (number: number, title: string, related = "") =>
    source(`knowledge-base/${number}.md`, `number: ${number}\ntitle: ${title}${related}`)
  await article(3, "Peer two VPCs")
  await article(5, "Peer two VPCs", "\nrelated: [9]")
  await article(7, "Peer two VPCs")
  await article(9, "Rotate secrets")
  await createDerivedNodes(store.args(), site, mdx)
  const related = [3, 5, 7, 9].map((number) => store.nodes.get(`facts about knowledge-base/${number}.md`))
  expect(related).toMatchObject(
    [[5, 7], [9], [3, 5], []].map((relatedNumbers) => expect.objectContaining({ relatedNumbers })),
  )
})

test("MDX is compiled with the content that the nodes have", async () => {
  await source("docs/a.md", "title: A")
  await createDerivedNodes(store.args(), site, mdx)
  expect(mdx.setContent).toHaveBeenLastCalledWith(site.content)
})
