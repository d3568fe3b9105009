import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { parseYaml } from "../content/yaml/parse-yaml"
import { outlineOf } from "../markdown/read-markdown"
import { releaseProblems, documentedPin } from "./release-problems"
import { deployableSchema, type Deployable, type Topic } from "./deployable-file"
import { deployablePage } from "./deployable-page"
import { readPins } from "./read-pins"
import { isBroken } from "../../shared/release-problem"
import { compareReleases, isRelease } from "../../shared/release-order"

const topic = (fields: Partial<Topic>): Topic => ({
  id: "acl",
  title: "No ACLs",
  when: "apply",
  since: "2023",
  fails: "It fails.",
  fix: "Upgrade.",
  releases: [{ repository: "catalog", good: "v0.10.0", modules: ["data-stores/s3-bucket", "landingzone"] }],
  ...fields,
})

const fencesOf = (body: string) => outlineOf({ file: "x.md", format: "md", body, bodyLine: 1 }).fences

test("releases are ordered by their numbers, and only tags are releases", () => {
  expect(["v0.10.0", "v0.9.0", "v2.0.0", "v0.9.10"].sort(compareReleases)).toEqual([
    "v0.9.0",
    "v0.9.10",
    "v0.10.0",
    "v2.0.0",
  ])
  expect(compareReleases("v1.0.0", "v1.0.0")).toBe(0)
  expect(["v1.2.3", "main", "v1.2", "v1.2.3-rc1"].map(isRelease)).toEqual([true, false, false, false])
})

test("pins are read from module blocks and units, with their positions; removed lines of diffs are ignored", () => {
  const body = [
    "```terraform",
    "terraform {",
    '  source = "git::git@github.com:gruntwork-io/catalog.git//modules/data-stores/rds?ref=v0.9.0"',
    '  other = "github.com/gruntwork-io/eks//modules/workers/?ref=main"',
    "}",
    "```",
    "",
    "```hcl diff",
    '- source = "git::git@github.com:gruntwork-io/catalog.git//modules/a?ref=v0.1.0"',
    '+ source = "git::git@github.com:gruntwork-io/catalog.git?ref=v0.2.0"',
    '  source = "git::git@github.com:gruntwork-io/catalog.git//modules/a?depth=1&ref=v0.2.1"',
    '  source = "git::git@github.com:gruntwork-io/catalog.git//modules/a?ref=refs/tags/v0.2.2"',
    "```",
    "",
    "```diff",
    '- source = "git::git@github.com:gruntwork-io/catalog.git//modules/a?ref=v0.2.2"',
    "```",
    "",
    "```bash",
    "git clone https://github.com/gruntwork-io/catalog//modules/a?ref=v0.3.0",
    "```",
  ].join("\n")
  expect(readPins(fencesOf(body))).toEqual([
    { repository: "catalog", module: "data-stores/rds", ref: "v0.9.0", line: 3, column: 33 },
    { repository: "eks", module: "workers", ref: "main", line: 4, column: 23 },
    { repository: "catalog", module: "", ref: "v0.2.0", line: 10, column: 33 },
    { repository: "catalog", module: "a", ref: "v0.2.1", line: 11, column: 33 },
    { repository: "catalog", module: "a", ref: "v0.2.2", line: 12, column: 33 },
  ])
})

test("a pin in code that a page shows from a file has its position in that file", () => {
  const [fence] = fencesOf('```hcl\nsource = "github.com/gruntwork-io/eks?ref=v1.0.0"\n```')
  const source = { file: "content/samples/main.tf", lines: [7], indent: 2 }
  expect(readPins(fence ? [{ ...fence, source }] : [])).toMatchObject([
    { file: "content/samples/main.tf", line: 7, column: 24 },
  ])
})

test.each([
  ["v0.9.9", "data-stores/s3-bucket", true],
  ["v0.10.0", "data-stores/s3-bucket", false],
  ["v0.9.9", "landingzone/account", true],
  ["v0.9.9", "landingzones", false],
  ["v0.9.9", "networking/vpc", false],
  ["main", "landingzone", false],
])("%s of %s is affected: %s", (ref, module, expected) => {
  expect(isBroken({ repository: "catalog", module, ref }, topic({}))).toBe(expected)
})

test("a topic can start with a release, and affect all modules of a repository", () => {
  const later = topic({ releases: [{ repository: "catalog", first: "v1.0.0", good: "v1.0.2" }] })
  const affected = (ref: string) => isBroken({ repository: "catalog", module: "any", ref }, later)
  expect(["v0.9.0", "v1.0.0", "v1.0.1", "v1.0.2"].map(affected)).toEqual([false, true, true, false])
})

test("a page's notice lists the topics that prevent its pinned releases from deploying, not those that appear only sometimes or in upgrades", () => {
  const topics = [
    topic({}),
    topic({ id: "race", when: "sometimes" }),
    topic({ id: "rename", when: "upgrade" }),
    topic({ id: "other", releases: [{ repository: "eks", good: "v9.0.0" }] }),
  ]
  const pins = [{ repository: "catalog", module: "landingzone", ref: "v0.1.0" }]
  expect(releaseProblems(pins, { topics }).map(({ id }) => id)).toEqual(["acl"])
})

test("the documented release of a service has the same topics as a call of it", () => {
  const catalog = "https://github.com/org/catalog"
  const affected = (module: string, catalog_version: string) =>
    releaseProblems(documentedPin({ module, catalog_version }, catalog), { topics: [topic({})] }).length
  expect(affected("modules/data-stores/s3-bucket", "0.9.9")).toBe(1)
  expect(affected("modules/data-stores/s3-bucket", "0.10.0")).toBe(0)
  expect(affected("modules/networking/vpc", "0.9.9")).toBe(0)
  expect(documentedPin({ module: "modules/a" }, catalog)).toEqual([])
  expect(documentedPin({ module: "modules/a", catalog_version: "1.0.0" }, undefined)).toEqual([])
})

test("a topic's text breaks neither tables nor links nor code, and without the catalog there are no ranges", () => {
  const page = { title: "T", description: "D.", introduction: "I." }
  const error = "a\n```\nb"
  const text = (topics: Topic[]) => deployablePage({ page, topics, kubernetes: [], samples: [] })
  const other = text([topic({ error })])
  expect(other).not.toContain("Service Catalog releases")
  expect(other).toContain("\n````text\na\n```\nb\n````\n")
  const releases = [{ repository: "terraform-aws-service-catalog", good: "v0.10.0" }]
  expect(text([topic({ title: "Type a[0] | b", releases })])).toContain(
    "| before v0.10.0 | [Type a\\[0\\] \\| b](#acl) |",
  )
})

test("the page has a row for each topic, and the ranges of releases between the fixed ones", () => {
  const data: Deployable = {
    page: { title: "Can I?", description: "Whether.", introduction: "Find it.", advice: "Upgrade." },
    topics: [
      topic({
        error: "Error: no ACL",
        releases: [{ repository: "terraform-aws-service-catalog", good: "v0.10.0", modules: ["a"] }],
      }),
      topic({
        id: "faulty",
        title: "A faulty release",
        when: "init",
        releases: [{ repository: "terraform-aws-service-catalog", first: "v0.11.0", good: "v0.12.0" }],
      }),
    ],
    samples: [
      { repository: "eks", release: "v5.1.0", why: "The newest." },
      { repository: "vpc", release: "v0.28.16", why: "The last one before v0.29.0." },
    ],
    kubernetes: [{ version: "1.35", eks: "v4.6.0", catalog: "v2.8.0" }],
  }
  const page = deployablePage(data)
  expect(page).toContain("| v0.12.0 and newer | Nothing that is known |")
  expect(page).toContain("| v0.11.0 to before v0.12.0 | [A faulty release](#faulty) |")
  expect(page).toContain("| v0.10.0 to before v0.11.0 | Nothing that is known |")
  expect(page).toContain("| before v0.10.0 | [No ACLs](#acl) |")
  expect(page).toContain("### No ACLs {#acl}\n\nIt fails.\n\n```text\nError: no ACL\n```")
  expect(page).not.toContain(":::details") // each topic has one row
  expect(page).toContain(
    "\n\n- **`eks` v5.1.0.** The newest.\n- **`vpc` v0.28.16.** The last one before v0.29.0.\n\n",
  )
  expect(page).toContain("| 1.35 | v4.6.0 | v2.8.0 | – |")
  expect(page.indexOf("## Stops init")).toBeLessThan(page.indexOf("## Stops apply"))
  expect(page).toMatch(/\n\nUpgrade\.\n$/)
})

test("the ranges of releases are ordered by their numbers, newest first, and more than two topics of one are collapsed", () => {
  const page = { title: "T", description: "D.", introduction: "I." }
  const before = (id: string, good: string) =>
    topic({ id, title: id, releases: [{ repository: "terraform-aws-service-catalog", good }] })
  const later = { ...before("d", "v0.20.0"), when: "upgrade" } as const // it stops no deployment
  const other = topic({ id: "e", title: "e", releases: [{ repository: "eks", good: "v0.30.0" }] })
  const topics = [before("a", "v0.9.0"), before("b", "v0.10.0"), before("c", "v0.10.0"), later, other]
  const text = deployablePage({ page, topics, kubernetes: [], samples: [] })
  expect(text).toContain(
    [
      "| v0.10.0 and newer | Nothing that is known |",
      "| v0.9.0 to before v0.10.0 | [b](#b); [c](#c) |",
      "| before v0.9.0 | <details><summary>3 topics</summary>[a](#a); [b](#b); [c](#c)</details> |",
    ].join("\n"),
  )
})

test("a topic's table is collapsed if it has several rows", () => {
  const releases = [
    { repository: "catalog", good: "v0.10.0" },
    { repository: "eks", first: "v1.0.0", good: "v1.2.0" },
  ]
  const page = { title: "T", description: "D", introduction: "I" }
  const text = deployablePage({ page, topics: [topic({ releases })], kubernetes: [], samples: [] })
  expect(text).toContain(":::details[Affected releases, and the first good ones]\n\n| Repository |")
  expect(text).toMatch(/^\| `eks` \| v1\.0\.0 to before v1\.2\.0 \|.* all \|\n\n:::$/m)
})

test("a topic that no release is known to have has no table", () => {
  const page = { title: "T", description: "D", introduction: "I" }
  const text = deployablePage({ page, topics: [topic({ releases: [] })], kubernetes: [], samples: [] })
  expect(text).toMatch(/\*\*What to do:\*\* Upgrade\.\n$/)
})

test("errors of the file are reported at their positions", () => {
  const yaml = "page: { title: T, description: D, introduction: I }\ntopics:\n  - { id: Acl }\n"
  const { problems } = parseYaml(deployableSchema, "content/data/deployable.yml", yaml)
  expect(problems).toContainEqual(
    expect.objectContaining({
      line: 3,
      message: '"id" of entry 1 of "topics" has a wrong value, "Acl".',
      fix: "it must be in kebab case.",
    }),
  )
})

test("values that are no releases or Kubernetes versions, and ids that are used twice, are errors", () => {
  const entry = "id: a, title: T, when: apply, since: a, fails: F, fix: F"
  const yaml = [
    "page: { title: T, description: D, introduction: I }",
    "topics:",
    `  - { ${entry}, releases: [{ repository: eks, first: "1.0.0", good: main }] }`,
    `  - { ${entry}, releases: [] }`,
    "kubernetes: [{ version: 1.35.1, eks: v4.6.0, catalog: v2.8.0 }]",
  ]
  const { problems } = parseYaml(deployableSchema, "x.yml", yaml.join("\n"))
  expect(problems.map(({ message }) => message)).toEqual([
    '"first" of entry 1 of "releases" of entry 1 of "topics" has a wrong value, "1.0.0".',
    '"good" of entry 1 of "releases" of entry 1 of "topics" has a wrong value, "main".',
    '"version" of entry 1 of "kubernetes" has a wrong value, "1.35.1".',
    '"id" of entry 2 of "topics" has a wrong value, "a".',
  ])
})

test("the site's own file is valid", () => {
  const text = readFileSync("content/data/deployable.yml", "utf8")
  expect(parseYaml(deployableSchema, "content/data/deployable.yml", text).problems).toEqual([])
})
