import { expect, test } from "vitest"
import { temporaryTree } from "../../../tests/temporary-tree"
import { site } from "../../site.config"
import type { Environment } from "../config/environment"
import { formatProblem } from "../report/problem"
import { runChecks } from "./run-checks"

async function check(contentDir: string) {
  const environment = { CONTENT_DIR: contentDir } as Environment // the only variable that the checks read
  return runChecks({ environment, site })
}

test("all problems of a tree are found in one run, each with its position and a fix", async () => {
  const { errors, warnings } = await check("tests/fixtures/broken")
  expect(errors.map((problem) => formatProblem(problem, "error"))).toMatchInlineSnapshot(`
    [
      "tests/fixtures/broken/docs/index.md:3:13 error unknown-tag: Tag "vcp" is not in tags.yml.
      Fix: did you mean "vpc"?",
      "tests/fixtures/broken/docs/index.md:7:3 error broken-link: "./othr.md" does not exist.
      Fix: did you mean "./other.md"?",
      "tests/fixtures/broken/docs/index.md:7:24 error broken-link: "/othr" does not exist.
      Fix: did you mean "/other"?",
      "tests/fixtures/broken/docs/index.md:7:42 error broken-anchor: "/other#sectoin" names the anchor "sectoin", which "/other" does not have.
      Fix: link to a heading's id, or give the heading this one with {#id}.",
      "tests/fixtures/broken/docs/index.md:7:71 error broken-anchor: "#nowhere" names the anchor "nowhere", which this page does not have.
      Fix: link to a heading's id, or give the heading this one with {#id}.",
      "tests/fixtures/broken/docs/index.md:8:1 error broken-image: The image "./missing.png" does not exist.
      Fix: put the file beside the page or below static/, and write its path as it is on disk.",
      "tests/fixtures/broken/docs/index.md:8:21 error broken-image: The image "50%.png" does not exist.
      Fix: put the file beside the page or below static/, and write its path as it is on disk.",
      "tests/fixtures/broken/docs/index.md:8:39 error broken-image: The image "../docs" does not exist.
      Fix: put the file beside the page or below static/, and write its path as it is on disk.",
      "tests/fixtures/broken/docs/index.md:10:1 error unsafe-html: <script> is not allowed in Markdown and is left out.
      Fix: remove it; what needs code belongs in a component of an .mdx page.",
      "tests/fixtures/broken/docs/lonely.md:3:20 error front-matter: "displayed_sidebar" names the sidebar "zzzzzzzzzzzzzzz", which does not exist.
      Fix: name one of main.",
      "tests/fixtures/broken/docs/other.md:3:1 error front-matter: Unknown field "desciption".
      Fix: did you mean "description"?",
      "tests/fixtures/broken/docs/third.md:4:20 error front-matter: "displayed_sidebar" names the sidebar "mian", which does not exist.
      Fix: did you mean "main"?",
      "tests/fixtures/broken/docs/third.md:5:18 error front-matter: "pagination_prev" names the doc "lonly", which does not exist.
      Fix: did you mean "lonely"?",
      "tests/fixtures/broken/docs/third.md:6:18 error front-matter: "pagination_next" names the doc "zzzzzzzzzzzzzzz", which does not exist.
      Fix: name a page by its doc id, or remove the field.",
      "tests/fixtures/broken/docs/third.md:11:35 error broken-anchor: "/other/#section" names the anchor "section", which "/other" does not have.
      Fix: link to a heading's id, or give the heading this one with {#id}.",
      "tests/fixtures/broken/knowledge-base/one.md:2:9 error duplicate-number: Article number 1 is also the number of "tests/fixtures/broken/knowledge-base/1.md".
      Fix: give one of them another number.",
      "tests/fixtures/broken/knowledge-base/one.md:6:11 error front-matter: The article is related to itself.
      Fix: name another article, or remove it.",
      "tests/fixtures/broken/knowledge-base/one.md:6:14 error front-matter: "related" names the article 7, which does not exist.
      Fix: name an article by its number, or remove it.",
      "tests/fixtures/broken/sidebars.yml:4:5 error sidebar-unknown-doc: Sidebar "main" names the doc "missing-doc", which does not exist.
      Fix: create the page, or remove the entry.",
      "tests/fixtures/broken/synonyms.yml:3:5 error front-matter: Entry 2 of "same" has too few entries.
      Fix: it takes at least two entries.",
      "tests/fixtures/broken/synonyms.yml:4:1 error front-matter: Unknown field "alos".
      Fix: did you mean "also"?",
    ]
  `)
  expect(warnings.map((problem) => formatProblem(problem, "warning").replace(/\d+ days/, "n days")))
    .toMatchInlineSnapshot(`
      [
        "tests/fixtures/broken/docs/index.md:4:16 warning stale-review: The page was last reviewed n days ago, on 2020-01-01.
        Fix: check it against the current versions, then set \`last_reviewed\` to today.",
        "tests/fixtures/broken/docs/index.md:7:3 warning broken-markdown-link: "./othr.md" does not lead to a Markdown file.
        Fix: did you mean "./other.md"?",
        "tests/fixtures/broken/docs/index.md:8:1 warning missing-alt: The image "./missing.png" has no text alternative.
        Fix: say between the brackets what the image shows.",
        "tests/fixtures/broken/docs/lonely.md:1:1 warning orphan-page: No sidebar and no page leads to "/lonely".
        Fix: add it to sidebars.yml, link to it, or set \`unlisted: true\`.",
        "tests/fixtures/broken/docs/third.md:1:1 warning orphan-page: No sidebar and no page leads to "/other".
        Fix: add it to sidebars.yml, link to it, or set \`unlisted: true\`.",
        "tests/fixtures/broken/docs/third.md:3:7 warning duplicate-route: The route "/other" is also the route of "tests/fixtures/broken/docs/other.md".
        Fix: give one of them another slug, or remove it.",
      ]
    `)
})

test("a tree that was written for Docusaurus has no errors", async () => {
  const { content, errors, warnings } = await check("tests/fixtures/docusaurus")
  expect(errors).toEqual([])
  expect(warnings.map((problem) => formatProblem(problem, "warning"))).toEqual([
    'tests/fixtures/docusaurus/02-guides/01-first.md:5:1 warning unknown-field: Unknown field "audience".\n' +
      "  Fix: remove it, or leave it: it has no effect.",
  ])
  expect(content.documents.map(({ id, slug, title }) => [id, slug, title])).toEqual([
    ["guides/first-guide", "/guides/first-guide", "The first guide"],
    ["guides/README", "/guides/", "Guides"],
    ["guides/deep/tabs", "/guides/deep/tabs", "Tabs"],
    ["intro", "/start", "Introduction"],
  ])
  expect(content.tags).toEqual([{ slug: "getting-started", label: "Getting started", description: "" }])
  expect(content.index.sidebars.get("docs")?.items).toEqual([
    { type: "category", depth: 0, label: "All guides", href: "/guides/" },
    { type: "page", depth: 1, label: "First", href: "/guides/first-guide" },
    { type: "category", depth: 1, label: "Deep" },
    { type: "page", depth: 2, label: "Tabs", href: "/guides/deep/tabs" },
    { type: "page", depth: 0, label: "Introduction", href: "/start" },
  ])
})

test.each([
  ["", ["broken-link", "dead-link-text", "unfinished-text"]],
  ["imported:\n  url: https://github.com/a/b/discussions/1\n  hash: c\n", ["broken-link"]],
])("an article with %j in its front matter has the problems %j", async (origin, rules) => {
  const fields = "number: 1\ntitle: One\ndescription: About.\nkind: how-to\nanswered: true\n"
  const body = "## Question\n\nTODO: Why?\n\n## Answer\n\nSee [here](/gone).\n"
  const tree = temporaryTree({
    "docs/index.md": "# Home\n\nText.\n",
    "knowledge-base/1.md": `---\n${fields}${origin}---\n\n${body}`,
  })
  const { errors, warnings } = await check(tree)
  expect([...errors, ...warnings].map(({ rule }) => rule).toSorted()).toEqual(rules)
})

test("a page to which the start of a version or an imported file leads is no orphan", async () => {
  const page = (title: string, body = "Text.") => `---\ntitle: ${title}\n---\n\n${body}\n`
  const tree = temporaryTree({
    "sidebars.yml": "main: [home]\n",
    "docs/home.mdx": page("Home", 'import Part from "./_part.mdx"\n\n<Part />'),
    "docs/_part.mdx": "See [more](/more).\n",
    "docs/more.md": page("More"),
    "docs/start.md": page("Start"),
    "docs/lost.md": page("Lost"),
  })
  const [version] = site.versions
  const environment = { CONTENT_DIR: tree } as Environment // the only variable that the checks read
  const versions = [{ ...version, mainDoc: "/start" }] as const
  const { errors, warnings } = await runChecks({ environment, site: { ...site, versions } })
  const orphans = [...errors, ...warnings].filter(({ rule }) => rule === "orphan-page")
  expect(orphans.map(({ message }) => message)).toEqual(['No sidebar and no page leads to "/lost".'])
})

test("the Markdown in the front matter of a page is checked as its body is", async () => {
  const facts = "prerequisites:\n  - See [here](/docs).\n  - A <script>x</script>\n"
  const tree = temporaryTree({ "docs/docs.md": `---\ntitle: Docs\n${facts}---\n\nText.\n` })
  const { errors, warnings } = await check(tree)
  expect([...errors, ...warnings].map(({ rule, line }) => [rule, line])).toEqual([
    ["dead-link-text", 4],
    ["unsafe-html", 5],
  ])
})

test("a published address is not reported as gone while a page or redirects.yml, which may redirect it, cannot be read", async () => {
  const gone = async (frontMatter: string, redirects = "/older: /\n") => {
    const tree = temporaryTree({
      "ledger.json": '{"/old": []}\n',
      "redirects.yml": redirects,
      "docs/index.md": `---\n${frontMatter}\n---\n\nText.\n`,
    })
    const { errors, warnings } = await check(tree)
    return [...errors, ...warnings].filter(({ rule }) => rule === "removed-address").length
  }
  expect(await gone("title: Home")).toBe(1)
  expect(await gone("title: [Home\nredirect_from: [/old]")).toBe(0)
  expect(await gone("title: Home", "/old: [/\n")).toBe(0)
})
