import { expect, test } from "vitest"
import { temporaryTree, type TreeFiles } from "../../../tests/temporary-tree"
import { site } from "../../site.config"
import { loadContent } from "../content/load-content"
import { pageFacts } from "../content/page-facts"
import { documentContexts } from "../content/render/document-contexts"
import { outputData } from "./output-data"

const page = (fields: string, body = "Text.") => `---\n${fields}\n---\n\n${body}\n`

/** The data of a tree. The file of the page `docs/guides/a.md` was committed on 2026-02-06. */
async function dataOf(files: TreeFiles) {
  const content = await loadContent(temporaryTree(files))
  return outputData(content, {
    facts: pageFacts(content, (file) => (file === "docs/guides/a.md" ? "2026-02-06" : undefined)),
    contextOf: documentContexts({
      ...content,
      site,
      siteUrl: "https://docs.example.com",
      pathPrefix: "/base",
      publishFile: (_, pathPrefix) => `${pathPrefix}/static/file`,
      resolveImageFile: () => Promise.reject(new Error("An image is only resized for HTML.")),
    }),
    site,
  })
}

test("pages are sorted by address and articles by number, with what their front matter and the repository say", async () => {
  const { pages, articles } = await dataOf({
    "docs/guides/b.md": page(
      "title: B\ndescription: Given.\nunlisted: true\nlast_update:\n  date: 2026-01-05",
    ),
    "docs/guides/a.md": page(
      'title: A\ntags: [vpc, gone]\napplies_to: "v1"\nreplaced_by: ./b.md',
      "First.\n\nSecond.",
    ),
    "knowledge-base/12.md": page("number: 12\ntitle: Twelve\nkind: concept\nanswered: true"),
    "knowledge-base/3.md": page("number: 3\ntitle: Three\nkind: concept\nanswered: true\nrelated: [12, 99]"),
    "tags.yml": "- slug: vpc\n  label: VPC\n  description: Networks.\n",
  })
  expect(pages).toMatchObject([
    {
      slug: "/guides/a",
      title: "A",
      description: "First.",
      markdown: "First.\n\nSecond.",
      lastUpdated: "2026-02-06",
      unlisted: false,
      tags: [{ slug: "vpc", label: "VPC" }],
      appliesTo: "v1",
      replacedBy: { label: "B", href: "/guides/b" },
    },
    {
      slug: "/guides/b",
      description: "Given.",
      lastUpdated: "2026-01-05",
      unlisted: true,
      tags: [],
      appliesTo: null,
      replacedBy: null,
    },
  ])
  expect(articles).toMatchObject([
    {
      number: 3,
      related: [{ slug: "/discussions/knowledge-base/12", title: "Twelve", description: "" }],
      lastUpdated: null,
    },
    { number: 12 },
  ])
})

test("guides and articles have their facts as Markdown, and links and images in Markdown are absolute addresses", async () => {
  const { pages, articles } = await dataOf({
    "knowledge-base/3.md": page("number: 3\ntitle: Three\nkind: concept\nanswered: true"),
    "docs/guides/a.md": page("title: A\ntime: 5 minutes", "[B](./b.md)\n\n![Plan](./plan.png)"),
    "docs/guides/b.md": page("title: B"),
    "docs/guides/plan.png": "An image.",
  })
  expect(pages[0]?.facts).toBe("- **Time:** 5 minutes")
  expect(articles[0]?.facts).toBe("- **State:** Answered\n- **Kind:** Concept")
  expect(pages[0]?.markdown).toBe(
    "[B](https://docs.example.com/base/guides/b.md)\n\n![Plan](https://docs.example.com/base/static/file)",
  )
})

test("pages have the reasons why the releases that their samples pin no longer deploy", async () => {
  const sample = (ref: string) =>
    `\`\`\`hcl\nmodule "a" {\n  source = "git::git@github.com:gruntwork-io/terraform-aws-vpc.git//modules/vpc?ref=${ref}"\n}\n\`\`\``
  const { pages } = await dataOf({
    "docs/a.md": page("title: A", sample("v0.9.0")),
    "docs/b.md": page("title: B", sample("v1.0.0")),
    "data/deployable.yml": [
      "page: { title: P, description: D, introduction: I }",
      "topics:",
      '  - { id: gone, title: Gone, when: apply, since: "2026", fails: F, fix: X, releases: [{ repository: terraform-aws-vpc, good: v1.0.0 }] }',
    ].join("\n"),
  })
  const problems = pages.map(({ slug, releaseProblems }) => [slug, releaseProblems?.map(({ id }) => id)])
  expect(problems).toEqual(
    expect.arrayContaining([
      ["/a", ["gone"]],
      ["/b", []],
    ]),
  )
})

test("a tag has its pages and articles, except unlisted pages", async () => {
  const { tags } = await dataOf({
    "docs/guides/b.md": page("title: B\ntags: [vpc]"),
    "docs/guides/hidden.md": page("title: A\ntags: [vpc]\nunlisted: true"),
    "knowledge-base/3.md": page("number: 3\ntitle: A\nkind: concept\nanswered: true\ntags: [vpc]"),
    "tags.yml": "- slug: vpc\n  label: VPC\n  description: Networks.\n",
  })
  expect(tags).toEqual([
    {
      slug: "vpc",
      label: "VPC",
      description: "Networks.",
      pages: [
        {
          title: "A",
          slug: "/discussions/knowledge-base/3",
          description: "Text.",
          section: "Knowledge Base",
        },
        { title: "B", slug: "/guides/b", description: "Text.", section: "Guides" },
      ],
    },
  ])
})

test("the page of a category links to the pages one level below it, with their descriptions", async () => {
  const category = (label: string) =>
    JSON.stringify({
      label,
      link: { type: "generated-index", slug: `/category/${label}`, description: `All ${label}.` },
    })
  const { sitePages } = await dataOf({
    "docs/parts/_category_.json": category("parts"),
    "docs/parts/a.md": page("title: A\nsidebar_label: First"),
    "docs/parts/inner/_category_.json": category("inner"),
    "docs/parts/inner/b.md": page("title: B"),
  })
  expect(sitePages.filter(({ slug }) => slug.startsWith("/category/"))).toEqual([
    {
      slug: "/category/parts",
      title: "parts",
      description: "All parts.",
      links: [
        { slug: "/parts/a", title: "First", description: "Text." },
        { slug: "/category/inner", title: "inner", description: "All inner." },
      ],
    },
    {
      slug: "/category/inner",
      title: "inner",
      description: "All inner.",
      links: [{ slug: "/parts/inner/b", title: "B", description: "Text." }],
    },
  ])
})

test("the pages of a category of steps have their position and the steps around them", async () => {
  const { pages } = await dataOf({
    "docs/guides/a.md": page("title: A"),
    "docs/guides/b/index.md": page("title: B"),
    "docs/guides/c.md": page("title: C"),
    "docs/guides/d.md": page("title: D"),
    "sidebars.yml":
      "main:\n  - category: Task\n    steps: true\n    items: [guides/a, guides/b/index, guides/c]\n  - guides/d\n",
  })
  expect(pages.map(({ step }) => step)).toEqual([
    { position: 1, count: 3, next: { slug: "/guides/b/", title: "B", description: "" } },
    {
      position: 2,
      count: 3,
      previous: { slug: "/guides/a", title: "A", description: "" },
      next: { slug: "/guides/c", title: "C", description: "" },
    },
    { position: 3, count: 3, previous: { slug: "/guides/b/", title: "B", description: "" } },
    undefined,
  ])
})
