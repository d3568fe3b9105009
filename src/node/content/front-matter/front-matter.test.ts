import { afterEach, expect, test, vi } from "vitest"
import { articleFrontMatterSchema } from "../page-kinds/article"
import { docFrontMatterSchema } from "../page-kinds/doc-front-matter"
import { parseFrontMatter, splitFrontMatter } from "./front-matter"

afterEach(() => vi.unstubAllEnvs())

const doc = (yaml: string) => parseFrontMatter(docFrontMatterSchema, "content/docs/x.md", yaml)

test("a file is split into front matter and body, with the body's first line", () => {
  expect(splitFrontMatter("---\ntitle: X\n---\nBody")).toEqual({
    yaml: "title: X",
    body: "Body",
    bodyLine: 4,
  })
  expect(splitFrontMatter("---\r\ntitle: X\r\n---\r\nBody")).toEqual({
    yaml: "title: X",
    body: "Body",
    bodyLine: 4,
  })
  expect(splitFrontMatter("\uFEFFBody")).toEqual({ yaml: "", body: "Body", bodyLine: 1 })
  expect(splitFrontMatter("---\n---\nBody")).toEqual({ yaml: "", body: "Body", bodyLine: 3 })
})

test("a carriage return alone ends a line", () => {
  const { yaml, body, bodyLine } = splitFrontMatter("---\rtitle: X\rtags: [vpc, s]\r---\rBody")
  expect({ body, bodyLine }).toEqual({ body: "Body", bodyLine: 5 })
  expect(parseFrontMatter(docFrontMatterSchema, "content/docs/x.md", yaml).data).toEqual({
    title: "X",
    tags: ["vpc", "s"],
  })
  expect(splitFrontMatter("---\rtitle: X\r").yaml).toBeUndefined()
})

test("unclosed front matter is reported; a thematic break above the text is not front matter", () => {
  const { yaml, body } = splitFrontMatter("---\ntitle: never closed\nText\n")
  expect({ yaml, body }).toEqual({ yaml: undefined, body: "---\ntitle: never closed\nText\n" })
  expect(parseFrontMatter(docFrontMatterSchema, "content/docs/x.md", yaml)).toMatchObject({
    data: {},
    problems: [
      {
        rule: "front-matter",
        file: "content/docs/x.md",
        line: 1,
        column: 1,
        message: "The front matter is never closed.",
        fix: "write a line of `---` below its last field.",
      },
    ],
  })
  expect(splitFrontMatter("\uFEFF---\r\ntitle:\r\n").yaml).toBeUndefined()
  expect(splitFrontMatter("---\nText: with more\n---\n").yaml).toBe("Text: with more")
  expect(splitFrontMatter("---\n\nText\n").yaml).toBe("")
})

test("valid front matter has no problems", () => {
  expect(doc("title: X\ntags: [vpc]\nlast_reviewed: 2026-01-31\nsidebar_position: 2")).toMatchObject({
    data: { title: "X", tags: ["vpc"], last_reviewed: "2026-01-31", sidebar_position: 2 },
    problems: [],
  })
})

test.each([
  ["title: 2021", { title: "2021" }],
  ["tags: [2021]", { tags: ["2021"] }],
  ["sidebar_label: 404", { sidebar_label: "404" }],
  ['description: ""', {}],
  ['custom_edit_url: ""', { custom_edit_url: null }],
  ["last_update: { date: 1/2/2023 }", { last_update: { date: "2023-01-02" } }],
  [
    "last_update: { date: 2023-01-02 13:30, author: A }",
    { last_update: { date: "2023-01-02 13:30", author: "A" } },
  ],
  [
    "title_meta: T\nsidebar_key: k\nmdx: { format: md }",
    { title_meta: "T", sidebar_key: "k", mdx: { format: "md" } },
  ],
])("%s is parsed like in Docusaurus", (yaml, data) => {
  expect(doc(yaml)).toMatchObject({ data, problems: [] })
})

test.each([
  ["title: 1.10", { title: "1.10" }],
  ["title: 2.0", { title: "2.0" }],
  ["sidebar_label: 0123", { sidebar_label: "0123" }],
  ["title: 12345678901234567890", { title: "12345678901234567890" }],
  ["tags: [1.10, { label: 2.0, permalink: 0xff }]", { tags: ["1.10", { label: "2.0", permalink: "0xff" }] }],
  ["keywords: 1.10", { keywords: "1.10" }],
  ["title: &version 1.10\nsidebar_label: *version", { title: "1.10", sidebar_label: "1.10" }],
  ["sidebar_position: 1.10\ntoc_min_heading_level: 02", { sidebar_position: 1.1, toc_min_heading_level: 2 }],
])("a number in a field for text keeps its digits: %s", (yaml, data) => {
  for (const origin of ["own", "foreign"] as const)
    expect(parseFrontMatter(docFrontMatterSchema, "content/docs/x.md", yaml, {}, origin)).toMatchObject({
      data,
      problems: [],
    })
})

test.each(["Pacific/Auckland", "America/Los_Angeles"])("in %s, a written day is that day", (zone) => {
  vi.stubEnv("TZ", zone)
  for (const written of [
    "1/31/2026",
    "31 January 2026",
    "Sat, 31 Jan 2026 23:30:00 GMT",
    "Sat, 31 Jan 2026 00:30:00 GMT",
    "Jan 31 2026 0:30 +0200",
    "Jan 31 2026 23:30 EST",
  ])
    expect(doc(`last_update: { date: "${written}" }`).data).toEqual({ last_update: { date: "2026-01-31" } })
})

test("a misspelt field is reported at its position, with the similar field", () => {
  expect(doc("title: X\ndesciption: Y").data).toEqual({ title: "X" })
  expect(doc("title: X\ndesciption: Y").problems).toEqual([
    {
      rule: "front-matter",
      file: "content/docs/x.md",
      line: 3,
      column: 1,
      message: 'Unknown field "desciption".',
      fix: 'did you mean "description"?',
    },
  ])
})

test("for a field without a similar one, all fields are listed", () => {
  expect(doc("zzzzzzzzzzzz: 1").problems[0]?.fix).toMatch(
    /^remove it; the fields are title, description, tags,/,
  )
})

test("a misspelt nested field is compared with the fields of its object", () => {
  const fixes = (yaml: string) => doc(yaml).problems.map(({ message, fix }) => [message, fix])
  expect(fixes("last_update: { auther: A, zzzzzzzz: 1 }")).toEqual([
    ['Unknown field "last_update.auther".', 'did you mean "author"?'],
    ['Unknown field "last_update.zzzzzzzz".', "remove it; the fields are date, author."],
  ])
  expect(fixes("tags: [{ label: A, permalink: a, colour: red }]")).toEqual([
    ['Unknown field "tags.colour".', "remove it."],
  ])
})

test.each([
  [
    "tags: [{ a: b }]",
    'Entry 1 of "tags" has a wrong value.',
    'it must be text, or have a "label" and a "permalink".',
  ],
  ["keywords: { a: b }", '"keywords" has a wrong value.', "keywords must be text, or a list of it."],
  [
    "pagination_next: [a]",
    '"pagination_next" has a wrong value.',
    "pagination_next must be text, or null for none.",
  ],
  ["tags: vpc", '"tags" has a wrong value.', "write a list such as [a, b]."],
  ["toc_min_heading_level: 1", '"toc_min_heading_level" has a wrong value.', "write at least 2."],
  [
    "last_reviewed: soon",
    '"last_reviewed" has a wrong value.',
    'last_reviewed must be a day of the calendar such as 2026-01-31, not "soon".',
  ],
  ['title: " "', '"title" is empty.', "write text, or remove the field."],
  ["title: [X]", '"title" has a wrong value.', "write text."],
  [
    "last_update: 2024-01-01",
    '"last_update" has a wrong value.',
    'write "field: value" lines; the fields are date, author.',
  ],
  [
    "last_update: { date: soon }",
    '"last_update.date" has a wrong value.',
    'last_update.date must be a day of the calendar such as 2026-01-31, not "soon".',
  ],
])("%s is a problem", (yaml, message, fix) => {
  expect(doc(yaml).problems).toMatchObject([{ rule: "front-matter", line: 2, message, fix }])
})

test.each([
  "2026-99-99",
  "2026-02-30",
  "2025-02-29",
  "2026-13-45nonsense",
  "2026-01-31nonsense",
  "2026-02-30 10:00",
])("%s is not a date", (written) => {
  const fix = (field: string) =>
    `${field} must be a day of the calendar such as 2026-01-31, not "${written}".`
  expect(doc(`last_update: { date: ${written} }\nlast_reviewed: ${written}`)).toMatchObject({
    data: {},
    problems: [
      { line: 3, message: '"last_reviewed" has a wrong value.', fix: fix("last_reviewed") },
      { line: 2, message: '"last_update.date" has a wrong value.', fix: fix("last_update.date") },
    ],
  })
})

test.each([
  "2026-01-31",
  "2024-02-29",
  "2026-01-31 13:30",
  "2026-01-31 1:30 PM",
  "2026-01-31T10:00:00Z",
  "2026-01-31t10:00:00.5+02:00",
  "2026-01-31 10:00:00 -5",
  "2026-01-31 13:30 GMT",
])("%s is a date, quoted or not", (written) => {
  for (const yaml of [written, `"${written}"`])
    expect(doc(`last_update: { date: ${yaml} }\nlast_reviewed: ${yaml}`)).toMatchObject({
      data: { last_update: { date: written }, last_reviewed: written },
      problems: [],
    })
})

test("invalid YAML is reported with its line", () => {
  expect(doc("title: X\ndescription: a: b").problems).toMatchObject([
    {
      rule: "front-matter",
      file: "content/docs/x.md",
      line: 3,
      column: 14,
      message: "The front matter is not valid YAML: a value must not contain a colon with a space after it.",
      fix: "put the value between quotation marks.",
    },
  ])
  expect(doc("title: X\ntitle: Y").problems[0]?.message).toBe(
    'The front matter is not valid YAML: the field "title" is set twice.',
  )
})

test("a second document is reported in plain words", () => {
  expect(doc("title: X\n...\ntags: [vpc]").problems).toMatchObject([
    {
      line: 4,
      message: "The front matter is not valid YAML: a second document starts here.",
      fix: "remove the line of three hyphens or dots.",
    },
  ])
})

test("a wrong value is reported at its position, also in a list and over several lines", () => {
  const { problems } = doc("title: X\ntags:\n  - vpc\n  - yes: no\nlast_update:\n  date: soon\n  editor: me")
  expect(problems.map(({ line, column, message }) => [line, column, message])).toEqual([
    [5, 5, 'Entry 2 of "tags" has a wrong value.'],
    [7, 9, '"last_update.date" has a wrong value.'],
    [8, 3, 'Unknown field "last_update.editor".'],
  ])
})

test("a value that YAML parses as an alias is reported at its position", () => {
  expect(doc("tags: [vpc]\ntitle: *bold*").problems).toEqual([
    {
      rule: "front-matter",
      file: "content/docs/x.md",
      line: 3,
      column: 8,
      message: 'The front matter is not valid YAML: "*bold*" refers to nothing.',
      fix: "quote a value that starts with an asterisk.",
    },
  ])
  expect(doc("tags: &all [vpc]\nkeywords: *all")).toMatchObject({ data: { keywords: ["vpc"] }, problems: [] })
})

test.each([
  [
    "title: !foo x",
    8,
    "a value must not start with an exclamation mark",
    "put the value between quotation marks.",
  ],
  [
    "title: a\u0001b",
    9,
    "there is a control character here, which no editor shows",
    "delete it, or write the line again.",
  ],
])("%j is reported, since Gatsby's own parser stops at it", (yaml, column, reason, fix) => {
  expect(doc(`tags: [vpc]\n${yaml}`).problems).toEqual([
    {
      rule: "front-matter",
      file: "content/docs/x.md",
      line: 3,
      column,
      message: `The front matter is not valid YAML: ${reason}.`,
      fix,
    },
  ])
})

test("a slug that is not an address is reported, not thrown", () => {
  expect(doc("slug: /100%").problems).toMatchObject([
    {
      line: 2,
      column: 7,
      message: '"slug" has a wrong value.',
      fix: "slug must be a path in which a percent sign is written as %25.",
    },
  ])
  expect(doc("slug: /100%25").problems).toEqual([])
  expect(doc("slug: //host/x").problems).toMatchObject([
    { fix: expect.stringContaining("must be a path of this site") },
  ])
  expect(doc('slug: "/x#y"').problems).toMatchObject([
    { fix: expect.stringContaining('must not contain a question mark or "#"') },
  ])
})

test("a page whose `unlisted` is wrong counts as unlisted, so that it is not also reported as unreachable", () => {
  expect(doc("title: X\nunlisted: maybe")).toMatchObject({
    data: { title: "X", unlisted: true },
    problems: [{ line: 3 }],
  })
})

test("front matter that is not a list of fields is a problem", () => {
  expect(doc("- a").problems).toMatchObject([
    {
      message: "The front matter is not a list of fields.",
      fix: expect.stringContaining(
        'write "field: value" lines, with a space after the colon; the fields are title, description,',
      ),
    },
  ])
})

test("an article needs number, kind and state; all missing fields are reported at once", () => {
  const { problems } = parseFrontMatter(
    articleFrontMatterSchema,
    "content/knowledge-base/1.md",
    "title: X\nkind: idea",
  )
  expect(problems.map(({ message, fix }) => [message, fix])).toEqual([
    ['"number" is missing.', 'add "number: " with a number, without quotation marks.'],
    [
      '"kind" has a wrong value.',
      "write one of how-to, troubleshooting, concept, upgrade, decision, limitation.",
    ],
    ['"answered" is missing.', 'add "answered: " with true or false, without quotation marks.'],
  ])
})

const article = (yaml: string) =>
  parseFrontMatter(
    articleFrontMatterSchema,
    "content/knowledge-base/1.md",
    `number: 1\ntitle: T\nkind: how-to\nanswered: true\n${yaml}`,
  )

test("an article can have a check date, the versions it applies to, and the release that answered it", () => {
  const yaml = 'checked: 2026-11-22\nholds_for: "v0.96.3 to v2.11.1"\nanswered_by: terraform-aws-eks v0.60.0'
  expect(article(yaml)).toMatchObject({
    data: {
      checked: "2026-11-22",
      holds_for: "v0.96.3 to v2.11.1",
      answered_by: "terraform-aws-eks v0.60.0",
    },
    problems: [],
  })
  expect(article("answered_by: the newest release").problems).toMatchObject([
    {
      line: 6,
      message: '"answered_by" has a wrong value.',
      fix: 'answered_by must be a repository and its release such as "terraform-aws-eks v0.60.0".',
    },
  ])
  expect(article("checked: yesterday").problems).toMatchObject([
    { fix: 'checked must be a day of the calendar such as 2026-01-31, not "yesterday".' },
  ])
})

test("a guide can have a duration, prerequisites and a result", () => {
  const yaml = "time: 45 minutes\nprerequisites: [An AWS account, Terraform 1.9]\nyou_will_have: A VPC"
  expect(doc(yaml)).toMatchObject({
    data: {
      time: "45 minutes",
      prerequisites: ["An AWS account", "Terraform 1.9"],
      you_will_have: ["A VPC"],
    },
    problems: [],
  })
  expect(doc("prerequisites: { a: b }").problems).toMatchObject([
    { fix: "prerequisites must be text, or a list of it." },
  ])
})

test("in a tree that is not this site's own, unknown fields are ignored, unless they are similar to known ones", () => {
  const read = (yaml: string) => parseFrontMatter(docFrontMatterSchema, "docs/x.md", yaml, {}, "foreign")
  expect(read('title: X # for now\naudience: developers\nsidebar_position: "2"')).toEqual({
    data: { title: "X", sidebar_position: 2 },
    isUnreadable: false,
    positionOf: expect.any(Function) as unknown,
    problems: [
      {
        rule: "unknown-field",
        file: "docs/x.md",
        line: 3,
        column: 1,
        message: 'Unknown field "audience".',
        fix: "remove it, or leave it: it has no effect.",
      },
    ],
  })
  expect(read("descripton: X")).toMatchObject({
    problems: [
      {
        rule: "front-matter",
        message: 'Unknown field "descripton".',
        fix: 'did you mean "description"?',
      },
    ],
  })
  expect(read("tag: [vpc]").problems).toMatchObject([{ rule: "front-matter", fix: 'did you mean "tags"?' }])
  expect(read("last_update: { dat: 2026-01-01 }")).toMatchObject({
    problems: [{ rule: "unknown-field", message: 'Unknown field "last_update.dat".' }],
  })
  expect(read("last_update: { autor: A }")).toMatchObject({
    problems: [{ rule: "front-matter", message: 'Unknown field "last_update.autor".' }],
  })
  expect(read("last_reviewed: 2026-02-30")).toMatchObject({ problems: [{ rule: "front-matter" }] })
})

test("in Docusaurus content, a value that only this site rejects is not an error; the field is ignored", () => {
  const read = (yaml: string) => parseFrontMatter(docFrontMatterSchema, "docs/x.md", yaml, {}, "docusaurus")
  expect(read("title: X\nslug: https://example.com/x")).toMatchObject({
    data: { title: "X" },
    problems: [{ rule: "left-out", line: 3, message: '"slug" has a wrong value.' }],
  })
  expect(read("title: X # for now")).toMatchObject({ data: { title: "X" }, problems: [] })
  expect(read("title: [X]")).toMatchObject({ problems: [{ rule: "front-matter" }] })
})

test("a required field whose name is misspelled is not reported as missing, unless the misspelled one is ignored", () => {
  const problems = (key: string, origin: "own" | "foreign") => {
    const yaml = `title: X\nnumber: 1\n${key}: concept\nanswered: true`
    const parsed = parseFrontMatter(articleFrontMatterSchema, "knowledge-base/1.md", yaml, {}, origin)
    return parsed.problems.map(({ rule, message }) => `${rule}: ${message}`)
  }
  expect(problems("kindd", "own")).toEqual(['front-matter: Unknown field "kindd".'])
  expect(problems("kindd", "foreign")).toEqual(['front-matter: Unknown field "kindd".'])
  expect(problems("kin", "foreign")).toEqual([
    'front-matter: "kind" is missing.',
    'unknown-field: Unknown field "kin".',
  ])
})
