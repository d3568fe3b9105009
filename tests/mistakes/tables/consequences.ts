import { mistakesIn, pageHead } from "../mistake"

/** Files that need a generated page: its address, one of its anchors, and its doc. */
const uses = (address: string, anchor: string, doc: string) => ({
  files: {
    "docs/page.md": `${pageHead}See [the address](${address}) and [a part of it](${address}#${anchor}).\n`,
    "sidebars.yml": `guidesSidebar: [index, other, page, ${doc}]\n`,
    "ledger.json": JSON.stringify({ [address]: [anchor] }),
  },
})

const terms = (more: string) => `- { term: VPC, definition: A network. }\n- { term: EKS${more} }\n`

const topic = (id: string, more: string) =>
  `  - { id: ${id}, title: T, when: init, since: May, fails: F., fix: X., releases: []${more} }\n`
const topics = (more: string) =>
  `page: { title: T, description: D., introduction: I. }\ntopics:\n${topic("a", "")}${topic("b", more)}`

const year = "/guides/stay-up-to-date/releases/eks/2026"
const inReleases = uses(year, "v2.0.0", "guides/stay-up-to-date/releases/index")

const inPage = (text: string) => ({
  files: { "docs/page.md": `${pageHead}${text}\n`, "sidebars.yml": "all: [index, other, page]\n" },
})

const row = (version: string) =>
  `  - { repository: vpc, address: https://github.com/a/vpc, minimum_version: ${version} }\n`
const table = (caption: string, rows: string) =>
  `caption: ${caption}\ncolumns: { minimum_version: First }\nrows:\n${rows}`

const article = (number: number) =>
  `---\ntitle: Why?\nnumber: ${number}\nkind: concept\nanswered: true\n---\n\n## Question\n\nA?\n\n## Answer\n\nB.\n`
const article3 = article(3).replace("---\n\n", "related: [12]\n---\n\n")

const movedPage = (title: string) =>
  `---\ntitle: ${title}\nunlisted: true\nredirect_from: [/old]\nmoved: { old: "#new" }\n---\n\n## New\n\nText.\n`
const ledger = { files: { "ledger.json": '{ "/old": [], "/page": ["old", "new"] }' } }

/** Mistakes in files that other files depend on: only the mistake itself is reported. */
export const consequenceMistakes = [
  ...mistakesIn(
    "glossary.yml",
    [
      ["a linked term without a definition", terms(""), 2, "definition", "missing"],
      ["a linked term that is there twice", terms(", also: [VPC], definition: D."), 2, "once"],
      ["a linked glossary that is not valid YAML", `${terms("")}- term: "A\n`, 3, "quotation mark"],
      ["a linked glossary of fields", "VPC: A network.\n", 1, "list"],
    ],
    uses("/reference/glossary", "eks", "reference/glossary"),
  ),
  ...mistakesIn(
    "data/deployable.yml",
    [
      ["a linked topic with an unknown field", topics(", sinse: May"), 4, "sinse", "since"],
      ["a linked topic with a wrong release", topics(", error: 1"), 4, "error"],
      ["a linked page of topics without a title", topics("").replace("title: T, d", "d"), 1, "page.title"],
      ["linked topics that are not valid YAML", `${topics("")}samples: "A\n`, 5, "quotation mark"],
    ],
    uses("/reference/deployable", "b", "reference/deployable"),
  ),
  ...mistakesIn(
    "data/releases/eks.jsonl",
    [
      ["a linked release without a colon", '{"version" "v2.0.0", "date": "2026-01-31"}\n', 1, "JSON"],
      [
        "a linked release with an unknown field",
        '{"version": "v2.0.0", "date": "2026-01-31", "module": []}\n',
        1,
        "module",
        "modules",
      ],
    ],
    inReleases,
  ),
  ...mistakesIn(
    "docs/_constructs.md",
    [["a linked list of constructs that is in Latin-1", Buffer.from("# \u00e9\n", "latin1"), 1, "UTF-8"]],
    uses("/constructs", "part", "constructs"),
  ),
  ...mistakesIn(
    "data/variables.yml",
    [
      ["a used variable that is a number", "a_version: 2.11\nb_version: v1\n", 1, "2.11", "quotes"],
      ["a used variable without a text", "a_version:\nb_version: v1\n", 1, "a_version"],
      ["a used variable with a hyphen in its name", "a-version: v2\nb_version: v1\n", 1, "underscores"],
      ["used variables that are not valid YAML", "b_version: v1\na_version: [v2\n", 2, "bracket"],
      ["used variables that are a list", "- a_version\n", 1, "a colon"],
    ],
    inPage("The versions are {{a_version}} and {{b_version}}."),
  ),
  ...mistakesIn(
    "docs/page.md",
    [
      ["a variable with one brace on each side", "It is {a_version}.\n", 1, "{a_version}", "{{a_version}}"],
      ["a variable with a hyphen", "It is {{a-version}}.\n", 1, "{{a-version}}", "{{a_version}}"],
    ],
    { head: pageHead, files: { "data/variables.yml": "a_version: v1\n" } },
  ),
  ...mistakesIn(
    "docs/page.mdx",
    [["a variable that is not there in MDX", `${pageHead}It is {{a_vesion}}.\n`, 5, "a_vesion", "a_version"]],
    {
      files: { "data/variables.yml": "a_version: v1\n" },
    },
  ),
  ...mistakesIn(
    "data/version-compatibility/a.yml",
    [
      ["a used table with a wrong row", table("C", row("v0.1.0") + row("0.2")), 5, "minimum_version"],
      ["a used table whose only row is wrong", table("C", row("0.2")), 4, "minimum_version"],
      ["a used table that is not valid YAML", table('"C', row("v0.1.0")), 1, "quotation mark"],
    ],
    inPage('::version-table{data="a"}'),
  ),
  ...mistakesIn(
    "docs/page.md",
    [["a quotation mark that is never closed, above old addresses", movedPage('"T'), 2, "quotation mark"]],
    ledger,
  ),
  ...mistakesIn(
    "docs/unlisted.md",
    [
      [
        "front matter below an empty line, which says that nothing leads to the page",
        "\n---\ntitle: A page\nunlisted: true\n---\n\nText.\n",
        2,
        "first line",
      ],
      [
        "a wrong unlisted on a page to which nothing leads",
        "---\ntitle: A page\nunlisted: yes\n---\n\nText.\n",
        3,
        "true or false",
      ],
    ],
    { files: { "sidebars.yml": "all: [index, other]\n" } },
  ),
  ...mistakesIn(
    "knowledge-base/12.md",
    [["a linked article with the number of another one", article(3), 3, "3.md"]],
    {
      files: {
        "knowledge-base/3.md": article3,
        "docs/page.md": `${pageHead}See [an article](/discussions/knowledge-base/12).\n`,
        "ledger.json": '{ "/discussions/knowledge-base/12": ["answer"] }',
      },
    },
  ),
  ...mistakesIn(
    "redirects.yml",
    [
      ["a redirect of a published page to no path", "/old: other\n", 1, '"other"'],
      ["a quotation mark that is never closed in redirects", '/old: "/other\n', 1, "quotation mark"],
    ],
    { files: { "docs/page.md": movedPage("T").replace("redirect_from: [/old]\n", ""), ...ledger.files } },
  ),
]
