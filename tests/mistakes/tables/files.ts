import { block, mistakesIn, pageHead, type Mistake } from "../mistake"

const page = `${pageHead}Text.\n`
const moduleFiles = {
  "reference/services/networking/vpc/index.md": "---\ntitle: VPC\n---\n\nText.\n",
  "reference/services/networking/vpc/outputs.tf": "",
  "reference/services/networking/vpc/variables.tf": "",
}

/** A file whose name is the mistake. */
const named = (kind: string, file: string, text: string, ...words: string[]): Mistake => ({
  kind,
  files: { [file]: text },
  file,
  line: 1,
  words,
})

/** Names and encodings of files, and the files of modules. */
export const fileMistakes = [
  named("a page with an ending in capitals", "docs/page.MD", page, "page.md"),
  named("a page with a long ending", "docs/page.markdown", page, "page.md"),
  named("a page with two endings", "docs/page.md.txt", page, "page.md"),
  named("a percent sign in a page's name", "docs/100%.md", page, "%", "name"),
  named("a hash in a page's name", "docs/c#.md", page, "#", "name"),
  named("a question mark in a page's name", "docs/why?.md", page, "?", "name"),
  named("a backslash in a page's name", "docs/a\\b.md", page, "\\", "name"),
  named("a percent sign in a folder's name", "docs/50%/page.md", page, "%", "name"),
  named("a page outside of the folders", "guide/page.md", page, "does not become a page"),
  named(
    "a service's page that is no index",
    "reference/services/networking/vpc.md",
    page,
    "reference/services/networking/vpc/index.md",
  ),
  named("a service's page without a category", "reference/services/vpc.md", page, "<category>/vpc/index.md"),
  named("sidebars in the singular", "sidebar.yml", "main: []\n", "sidebars.yml"),
  named("sidebars with another ending", "sidebars.yaml", "main: []\n", "sidebars.yml"),
  named("sidebars in the docs", "docs/sidebars.yml", "main: []\n", "sidebars.yml"),
  named("tags with another ending", "tags.yaml", "[]\n", "tags.yml"),
  named("an announcement with a slip", "annoucement.yml", "id: a\ncontent: A.\n", "announcement.yml"),
  named("tags in the singular", "tag.yml", "[]\n", "tags.yml"),
  named("redirects in the singular", "redirect.yml", "{}\n", "redirects.yml"),
  named("synonyms in JSON", "synonyms.json", "{}\n", "synonyms.yml"),
  named("values at the wrong place", "values.yml", "[]\n", "data/values.yml"),
  named(
    "a category's file without its underscores",
    "docs/guides/category.yml",
    "label: A\n",
    "_category_.yml",
  ),
  named("a category's file with one underscore", "docs/guides/_category.json", "{}\n", "_category_.json"),
  {
    kind: "two category files in a folder",
    files: { "docs/g/_category_.json": "{}", "docs/g/_category_.yml": "label: A\n", "docs/g/a.md": page },
    file: "docs/g/_category_.yml",
    line: 1,
    words: ["Nothing reads", "_category_.json", "keep one"],
  },
  {
    kind: "two pages with one address",
    files: { "docs/a.md": page, "docs/a.mdx": page },
    file: "docs/a.mdx",
    line: 1,
    words: ["/a", "docs/a.md"],
  },
  {
    kind: "two index pages of a folder",
    files: { "docs/guides/index.md": page, "docs/guides/README.md": page },
    file: "docs/guides/index.md",
    line: 1,
    words: ["/guides/", "README.md"],
  },
  {
    kind: "two pages whose names differ in capitals",
    files: { "docs/Page.md": page, "docs/page.md": page },
    file: "docs/page.md",
    line: 1,
    words: ["Page.md", "capital"],
  },
  {
    kind: "an address that a page takes from a file before it",
    files: { "docs/a.md": "---\ntitle: A\nslug: /z\n---\n\nText.\n", "docs/z.md": page },
    file: "docs/a.md",
    line: 3,
    words: ["/z", "docs/z.md"],
  },
  {
    kind: "two articles with one number",
    files: Object.fromEntries(
      ["1", "2"].map((name) => [
        `knowledge-base/${name}.md`,
        "---\ntitle: Why?\nnumber: 1\nkind: concept\nanswered: true\n---\n\n## Question\n\nA?\n\n## Answer\n\nB.\n",
      ]),
    ),
    file: "knowledge-base/2.md",
    line: 3,
    words: ["1.md", "number"],
  },
  ...mistakesIn("docs/page.md", [
    ["a file in Latin-1", Buffer.from("---\ntitle: A page\n---\n\nA caf\u00e9.\n", "latin1"), 5, "UTF-8"],
    ["a file in UTF-16", Buffer.from(`\ufeff${page}`, "utf16le"), 1, "UTF-16", "UTF-8"],
    [
      "a file in UTF-16 of the other order",
      Buffer.from(`\ufeff${page}`, "utf16le").swap16(),
      1,
      "UTF-16",
      "UTF-8",
    ],
    ["a NUL byte", `${pageHead}Text\u0000 here.\n`, 5, "control character"],
    ["a control character", `${pageHead}Text\u0007 here.\n`, 5, "control character"],
    ["a character that was lost", `${pageHead}A caf\ufffd here.\n`, 5, "lost"],
    ["a file that was encoded twice", `${pageHead}A caf\u00c3\u00a9 here.\n`, 5, "encoded twice"],
    [
      "quotation marks that were encoded twice",
      `${pageHead}It\u00e2\u20ac\u2122s here.\n`,
      5,
      "encoded twice",
    ],
    ["text that turns its direction", `${pageHead}Text \u202etxet\u202c here.\n`, 5, "invisible"],
    ["a space of no width", `${pageHead}Text\u200b here.\n`, 5, "invisible"],
    [
      "a picture in place of a page",
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
      1,
      "text",
    ],
    ["an empty file", "", 1, "empty"],
    [
      "a page that is far too long",
      `${pageHead}${"Words of a very long page. ".repeat(20)}\n\n`.repeat(10_000),
      4,
      "MB",
    ],
  ]),
  ...mistakesIn("tags.yml", [
    ["a list of tags in UTF-16", Buffer.from("\ufeff[]\n", "utf16le"), 1, "UTF-16", "UTF-8"],
    ["a merge conflict in a list", "<<<<<<< HEAD\n[]\n=======\n[]\n>>>>>>> b\n", 1, "merge conflict"],
  ]),
  ...mistakesIn("redirects.yml", [
    ["redirects in Latin-1", Buffer.from("# caf\u00e9\n/old: /other\n", "latin1"), 1, "UTF-8"],
    ["a merge conflict in redirects", "/old: /other\n>>>>>>> b\n", 2, "merge conflict"],
  ]),
  ...mistakesIn("ledger.json", [
    ["a merge conflict in the ledger", '{\n<<<<<<< HEAD\n  "/": []\n}\n', 2, "merge conflict"],
  ]),
  ...mistakesIn(
    "docs/_part.mdx",
    [
      ["a part of pages in Latin-1", Buffer.from("A caf\u00e9.\n", "latin1"), 1, "UTF-8"],
      ["a merge conflict in a part of pages", "Text.\n\n>>>>>>> b\n", 3, "merge conflict"],
    ],
    { files: { "docs/page.mdx": `${pageHead}import Part from "./_part.mdx"\n\n<Part />\n` } },
  ),
  ...mistakesIn(
    "docs/main.tf",
    [
      ["a file of code in Latin-1", Buffer.from("# caf\u00e9\na = 1\n", "latin1"), 1, "UTF-8"],
      ["a file of code in UTF-16", Buffer.from("\ufeffa = 1\n", "utf16le"), 1, "UTF-16", "UTF-8"],
      ["a merge conflict in a file of code", "a = 1\n>>>>>>> b\n", 2, "merge conflict"],
    ],
    { files: { "docs/page.md": `${pageHead}${block('hcl file="main.tf"')}` } },
  ),
  ...mistakesIn(
    "docs/page.md",
    [
      ["quotes in quotes without end", `${">".repeat(5000)} Text.\n`, 1, "nested"],
      [
        "lists in lists without end",
        Array.from({ length: 300 }, (_, depth) => `${" ".repeat(depth * 2)}- a\n`).join(""),
        17,
        "nested",
      ],
      ["lists of one line in lists", `${"- ".repeat(5000)}a\n`, 1, "nested"],
      ["brackets in brackets without end", `${"[".repeat(50_000)}\n`, 1, "nested"],
      ["emphasis without end", `${"*a_ ".repeat(50_000)}\n`, 1, "emphasis"],
      ["directives in directives without end", ":::note\n".repeat(800), 17, "nested"],
      ["HTML elements without end", "<div>\n".repeat(3000), 501, "open"],
      ["ends without a directive", ":::\n".repeat(800), 301, "close nothing"],
      [
        "backticks without end",
        `${Array.from({ length: 3000 }, (_, index) => "`".repeat((index % 300) + 1)).join(" ")}\n`,
        1,
        "`",
      ],
    ],
    { head: pageHead },
  ),
  ...mistakesIn(
    "reference/services/networking/vpc/variables.tf",
    [
      ["a variable that does not parse", 'variable "a" {\n  type = string\n', 1, "closing brace"],
      ["a variable without a name", "variable {\n  type = string\n}\n", 1, "no name"],
      [
        "a variable that is there twice",
        'variable "a" {\n  type = string\n}\n\nvariable "a" {\n  type = string\n}\n',
        5,
        "twice",
      ],
      [
        "a variable's field with a slip",
        'variable "a" {\n  descripton = "A."\n  type       = string\n}\n',
        2,
        "descripton",
        "description",
      ],
      ["a variable of an unknown type", 'variable "a" {\n  type = text\n}\n', 2, "text", "string"],
      [
        "a block of a variable with a slip",
        'variable "a" {\n  type = string\n  validaton {\n    condition = true\n  }\n}\n',
        3,
        "validaton",
        "validation",
      ],
      ["a block with a slip", 'varible "a" {\n  type = string\n}\n', 1, "varible", "variable"],
      [
        "a default of the wrong type",
        'variable "a" {\n  type    = number\n  default = "three"\n}\n',
        3,
        "number",
      ],
      [
        "a list as the default of text",
        'variable "a" {\n  type    = string\n  default = []\n}\n',
        3,
        "string",
      ],
      [
        "text as the default of a list",
        'variable "a" {\n  type    = list(string)\n  default = "a"\n}\n',
        3,
        "list",
      ],
      [
        "a default without an attribute that is needed",
        'variable "a" {\n  type    = object({ name = string })\n  default = {}\n}\n',
        3,
        "name",
      ],
      [
        "an empty default of what may not be null",
        'variable "a" {\n  type     = string\n  nullable = false\n  default  = null\n}\n',
        4,
        "null",
      ],
      ["a name that Terraform reserves", 'variable "count" {\n  type = number\n}\n', 1, "count", "Terraform"],

      [
        "a check without a message",
        'variable "a" {\n  type = string\n  validation {\n    condition = var.a != ""\n  }\n}\n',
        3,
        "error_message",
      ],
      [
        "a link of a description to nowhere",
        'variable "a" {\n  description = "See [it](/othr)."\n  type        = string\n}\n',
        2,
        "/othr",
        "/other",
      ],
      [
        "a merge conflict in a module",
        '<<<<<<< HEAD\nvariable "a" {}\n=======\n>>>>>>> b\n',
        1,
        "merge conflict",
      ],
    ],
    { files: moduleFiles },
  ),
  ...mistakesIn(
    "reference/services/networking/vpc/outputs.tf",
    [
      [
        "an output that is there twice",
        'output "a" {\n  value = 1\n}\n\noutput "a" {\n  value = 1\n}\n',
        5,
        "twice",
      ],

      ["an output's field with a slip", 'output "a" {\n  valeu = 1\n}\n', 2, "valeu", "value"],
    ],
    { files: moduleFiles },
  ),
]
