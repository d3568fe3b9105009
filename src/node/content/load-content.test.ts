import { expect, test } from "vitest"
import { temporaryTree } from "../../../tests/temporary-tree"
import type { DocusaurusTree } from "../../shared/site-config"
import { contentLayout } from "./layout"
import { loadContent } from "./load-content"

test("a draft is not counted, not in the index or a sidebar, and its tags do not exist", async () => {
  const { documents, index, tags, problems } = await loadContent(
    temporaryTree({
      "docs/done.md": "---\ntitle: Done\ntags: [vpc]\n---\n",
      "docs/draft.md": "---\ntitle: Draft\ntags: [eks]\ndraft: true\n---\n",
    }),
  )
  expect(problems).toEqual([])
  expect(documents.map(({ id }) => id)).toEqual(["done"])
  expect(tags.map(({ slug }) => slug)).toEqual(["vpc"])
  expect([index.byId.has("draft"), index.bySlug.has("/draft"), index.byFile.has("docs/draft.md")]).toEqual([
    false,
    false,
    false,
  ])
  expect([...index.sidebars.values()].flatMap(({ items }) => items.map(({ label }) => label))).toEqual([
    "Done",
  ])
})

test("in the index, the label of a page is its sidebar label", async () => {
  const { index } = await loadContent(
    temporaryTree({ "docs/a.md": "---\ntitle: A long title\nsidebar_label: Short\n---\n" }),
  )
  expect(index.byId.get("a")).toMatchObject({ title: "A long title", label: "Short" })
})

test("of two pages with the same address, links lead to the first in file order", async () => {
  const { index } = await loadContent(
    temporaryTree({
      "docs/a.md": "---\ntitle: A\nslug: /same\n---\n",
      "docs/b.md": "---\ntitle: B\nslug: /same/\n---\n",
    }),
  )
  expect(index.bySlug.get("/same")?.title).toBe("A")
})

test("of two pages with the same id, links by id lead to the first in file order", async () => {
  const { index } = await loadContent(
    temporaryTree({
      "docs/01-a.md": "---\ntitle: First\n---\n",
      "docs/02-a.md": "---\ntitle: Second\n---\n",
    }),
  )
  expect(index.byId.get("a")?.title).toBe("First")
})

test("without tags.yml, the tags in use are listed by label", async () => {
  const { tags } = await loadContent(
    temporaryTree({
      "docs/a.md": "---\ntags: [vpc, EKS]\n---\n",
      "docs/b.md": "---\ntags: [ci, vpc]\n---\n",
    }),
  )
  expect(tags.map(({ label }) => label)).toEqual(["ci", "EKS", "vpc"])
})

test("a generated page names the file that it is generated from", async () => {
  const { documents } = await loadContent(
    temporaryTree({
      "docs/a.md": "---\ntitle: A\n---\n",
      "glossary.yml": '- term: VPC\n  definition: "A private network."\n',
      "data/releases/eks.jsonl": '{"version": "v1.0.0", "date": "2026-01-31"}\n',
    }),
  )
  expect(Object.fromEntries(documents.map(({ slug, generatedFrom }) => [slug, generatedFrom]))).toEqual({
    "/a": undefined,
    "/reference/glossary": "glossary.yml",
    "/guides/stay-up-to-date/releases/": "data/releases",
    "/guides/stay-up-to-date/releases/eks/2026": "data/releases/eks.jsonl",
  })
})

test.each(["tags.yml", "docs/tags.yml"])(
  "tags of a foreign tree can be defined as in Docusaurus, in %s",
  async (file) => {
    const docs = file.startsWith("docs/") ? "docs/" : ""
    const { tags, tagsDeclared, problems } = await loadContent(
      temporaryTree({
        [file]: "vpc:\n  label: Networks\n  description: About networks.\n",
        [`${docs}a.md`]: "---\ntitle: A\ntags: [vpc, EKS]\n---\n",
      }),
    )
    expect(tags).toEqual([
      { slug: "eks", label: "EKS", description: "" },
      { slug: "vpc", label: "Networks", description: "About networks." },
    ])
    expect([tagsDeclared, problems]).toEqual([false, []])
  },
)

test("tags of a Docusaurus tree have the labels, descriptions and addresses of tags.yml in its docs folders", async () => {
  const docusaurus: DocusaurusTree = {
    project: ".",
    docs: [
      { folder: "docs", route: "/" },
      { folder: "old", route: "/old" },
    ],
    static: [],
  }
  const root = temporaryTree({
    "docs/tags.yml":
      "vpc:\n  label: Networks\n  description: About networks.\n  permalink: /nets/\nopen source:\nunused: {}\nwrong: 1\n",
    "old/tags.yml": "vpc:\n  label: Old networks\nec2:\n  label: Machines\n",
    "docs/a.md": "---\ntags: [vpc, EKS, Open Source]\n---\n",
    "old/b.md": "---\ntags: [vpc, ec2]\n---\n",
  })
  const { tags, tagsDeclared, index, problems } = await loadContent(contentLayout(root, root, docusaurus))
  expect(tags).toEqual([
    { slug: "eks", label: "EKS", description: "" },
    { slug: "ec-2", label: "Machines", description: "" },
    { slug: "nets", key: "vpc", label: "Networks", description: "About networks." },
    { slug: "open-source", label: "Open source", description: "" },
  ])
  expect(tagsDeclared).toBe(false) // pages may use other tags
  expect(index.bySlug.get("/tags/nets")?.title).toBe("Networks")
  expect(index.bySlug.has("/tags/vpc")).toBe(false)
  expect(problems).toEqual([
    {
      rule: "front-matter",
      file: "docs/tags.yml",
      line: 7,
      column: 8,
      message: '"wrong" has a wrong value, 1.',
      fix: 'write "field: value" lines.',
    },
  ])
})

test("a permalink of a tag that is no path, or that of another tag, is reported", async () => {
  const docusaurus: DocusaurusTree = { project: ".", docs: [{ folder: "docs", route: "/" }], static: [] }
  const root = temporaryTree({
    "docs/a.md": "Text.\n",
    "docs/tags.yml":
      "vpc:\n  permalink: /nets?all\neks:\n  permalink: /clusters\necs:\n  permalink: clusters\n",
  })
  const { problems } = await loadContent(contentLayout(root, root, docusaurus))
  expect(problems).toEqual([
    {
      rule: "front-matter",
      file: "docs/tags.yml",
      line: 2,
      column: 14,
      message: '"vpc.permalink" has a wrong value, "/nets?all".',
      fix: 'it must be a path without empty parts, parts of dots alone, control characters, and any of \\ ? # * " < > |, such as "/networks".',
    },
    {
      rule: "front-matter",
      file: "docs/tags.yml",
      line: 6,
      column: 3,
      message: 'The address of the tag "ecs", "/tags/clusters", is also that of the tag "eks".',
      fix: "give one of them another permalink.",
    },
  ])
})

test("of two category files in a folder, the one that Docusaurus uses is read, and the other is reported", async () => {
  const { categories, problems } = await loadContent(
    temporaryTree({
      "docs/a/b.md": "---\ntitle: B\n---\n",
      "docs/a/_category_.yml": "label: YAML\n",
      "docs/a/_category_.json": '{ "label": "JSON" }',
    }),
  )
  expect(categories.map(({ label }) => label)).toEqual(["JSON"])
  expect(problems).toEqual([
    {
      rule: "file-name",
      file: expect.stringMatching(/docs\/a\/_category_\.yml$/),
      line: 1,
      column: 1,
      message: 'Nothing reads the file, because its folder also has "_category_.json".',
      fix: "keep one of the two.",
    },
  ])
})

test("a page whose front matter cannot be read is kept, and is known as unreadable", async () => {
  const { documents, unreadable } = await loadContent(
    temporaryTree({ "docs/a.md": "---\ntitle: *bold*\n---\n", "docs/b.md": "---\ntitle: 5\n---\n" }),
  )
  expect(documents.map(({ id }) => id)).toEqual(["a", "b"])
  expect([...unreadable].map(({ id }) => id)).toEqual(["a"])
})

test("pages are generated from data in a tree with a docs folder and in a docs root; files of a Docusaurus project are no data", async () => {
  const glossary = { "glossary.yml": '- term: VPC\n  definition: "A network."\n' }
  const page = { "docs/a.md": "---\ntitle: A\n---\n" }
  const terms = async (files: Record<string, string>, tree?: DocusaurusTree) => {
    const { index, terms } = await loadContent(contentLayout(temporaryTree(files), process.cwd(), tree))
    return [terms.length, index.bySlug.has("/reference/glossary")]
  }
  expect(await terms({ ...glossary, ...page })).toEqual([1, true])
  expect(await terms({ ...glossary, "a.md": page["docs/a.md"] })).toEqual([1, true])
  const docs = [{ folder: "docs", route: "/" }]
  expect(await terms({ ...glossary, ...page }, { project: ".", docs, static: [] })).toEqual([0, false])
})

test("a page that is generated from data exists if the data cannot be used, and does not exist without data", async () => {
  const { index } = await loadContent(
    temporaryTree({ "docs/a.md": "---\ntitle: A\n---\n", "glossary.yml": '- term: "VPC\n' }),
  )
  expect(index.bySlug.get("/reference/glossary")?.title).toBe("Glossary")
  expect(index.bySlug.has("/reference/deployable")).toBe(false)
})
