import { expect, test } from "vitest"
import { releaseFeeds } from "../outputs/release-feeds"
import { parseReleases, type RepositoryReleases } from "./release-file"
import { releasePages, summary } from "./release-pages"

const file = "content/data/releases/eks.jsonl"
const lines = [
  '{"version":"v1.0.0","date":"2025-12-30","modules":["workers"]}',
  '{"version":"v2.0.0","date":"2026-02-01","breaking":true,"modules":["addons","dns"],"changes":[{"kind":"adds","module":"addons/zonal, core","change":"Zonal shift"},{"kind":"breaking","module":"all","change":"Provider v6 & newer","action":"Upgrade a_b"}]}',
  "",
]

const repository = (): RepositoryReleases => ({
  repository: "eks",
  file: "data/releases/eks.jsonl",
  releases: parseReleases(file, lines.join("\n")).releases,
})

test("releases are read line by line, newest first, with what they leave out", () => {
  const { releases, problems } = parseReleases(file, lines.join("\n"))
  expect(problems).toEqual([])
  expect(releases).toMatchObject([
    { version: "v2.0.0", breaking: true },
    { version: "v1.0.0", breaking: false, changes: [], modules: ["workers"] },
  ])
})

test("of releases of the same day, the higher version comes first, and a release before its pre-releases", () => {
  const versions = ["v1.0.0-alpha2", "v1.0.0", "v0.9.0", "v1.0.0-alpha10", "v0.10.0", "v1.0.0-alpha"]
  const text = versions.map((version) => JSON.stringify({ version, date: "2026-01-01" })).join("\n")
  expect(parseReleases(file, text).releases.map(({ version }) => version)).toEqual([
    "v1.0.0",
    "v1.0.0-alpha10",
    "v1.0.0-alpha2",
    "v1.0.0-alpha",
    "v0.10.0",
    "v0.9.0",
  ])
})

test("a version without its v is reported in a file whose other versions have one", () => {
  const text = (...versions: string[]) =>
    versions.map((version) => JSON.stringify({ version, date: "2026-01-01" })).join("\n")
  expect(parseReleases(file, text("1.1.0", "v1.0.0")).problems).toMatchObject([
    {
      line: 1,
      message: 'The version "1.1.0" has no "v", with which the other versions of the file start.',
      fix: 'write "v1.1.0".',
    },
  ])
  expect(parseReleases(file, text("1.1.0", "1.0.0", "release-v0.1.0")).problems).toEqual([])
})

test("all problems of a line are reported, and its release keeps the version and the date", () => {
  const { releases, problems } = parseReleases(
    file,
    '{"version":"v1.0.0","date":"2026-01-01","x":1,"modules":[]}\n{"version" "v2.0.0","date":"2026-02-01"}\n',
  )
  const rest = { breaking: false, changes: [] }
  expect(releases).toEqual([
    { version: "v2.0.0", date: "2026-02-01", ...rest },
    { version: "v1.0.0", date: "2026-01-01", ...rest },
  ])
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [1, '"modules" has no entry.'],
    [1, 'Unknown field "x".'],
    [2, "The line is not a release in JSON."],
  ])
})

test("of a line that repeats a release, the other problems are reported too", () => {
  const line = '{"version":"v1.0.0","date":"2026-01-01"'
  const { problems } = parseReleases(file, `${line}}\n${line},"x":1}`)
  expect(problems.map(({ message }) => message)).toEqual([
    'Unknown field "x".',
    "The release v1.0.0 is listed twice.",
  ])
})

test.each([
  [
    "{",
    "The line is not a release in JSON.",
    'write it as {"version": "v1.0.0", "date": "2026-01-31"}, on one line, with matching braces and quotation marks.',
  ],
  ['{"version":"v1.0.0"}', '"date" is missing.', 'add "date: " with text.'],
  [lines[1] ?? "", "The release v2.0.0 is listed twice.", "remove one of the two lines."],
])("%s is reported at its line", (line, message, fix) => {
  const { releases, problems } = parseReleases(file, `${lines[1]}\n${line}`)
  expect(releases).toEqual(parseReleases(file, lines[1] ?? "").releases)
  expect(problems).toEqual([
    {
      rule: "front-matter",
      file,
      line: 2,
      column: 1,
      message,
      fix,
    },
  ])
})

test("modules of a release that no change names are listed after the changes", () => {
  const line = JSON.stringify({
    version: "v1.0.0",
    date: "2026-01-31",
    modules: ["vpc", "dns"],
    changes: [{ kind: "fixes", module: "vpc/subnets, dns-zones", change: "A typo" }],
  })
  const pages = releasePages(
    [{ repository: "network", file, releases: parseReleases(file, line).releases }],
    true,
  )
  expect(pages.at(-1)?.text).not.toContain("Years:") // there is only one
  expect(pages.at(-1)?.text).toMatch(
    /\n- \*\*Fixes\*\* `vpc\/subnets`, `dns-zones` A typo\n- \*\*Modules\*\* `dns`\n$/,
  )
})

test("there is one page for each year of a repository, and one that lists all", () => {
  const pages = releasePages([repository()], true)
  expect(pages.map(({ path }) => path)).toEqual([
    "guides/stay-up-to-date/releases/index.md",
    "guides/stay-up-to-date/releases/eks/2026.md",
    "guides/stay-up-to-date/releases/eks/2025.md",
  ])
  expect(pages.map(({ source }) => source)).toEqual([
    "data/releases",
    "data/releases/eks.jsonl",
    "data/releases/eks.jsonl",
  ])
  const [list, newer, older] = pages.map(({ text }) => text)
  expect(list).toContain(
    "| eks | [v2.0.0](/guides/stay-up-to-date/releases/eks/2026#v2.0.0) | 2026-02-01 | 2 | [2026\u00a0(1)](/guides/stay-up-to-date/releases/eks/2026), [2025\u00a0(1)](/guides/stay-up-to-date/releases/eks/2025) | [Atom](/feeds/releases/eks.xml) |",
  )
  expect(list).toContain('keywords: ["release notes","changelog"]')
  expect(newer).toContain(
    'pagination_prev: "guides/stay-up-to-date/releases/eks/2025"\npagination_next: null',
  )
  expect(newer).toContain("## February 2026\n\n### v2.0.0 {#v2.0.0}\n\n2026-02-01 · [Notes of ")
  expect(newer).toContain("\n\n***Breaking*** (1): [v2.0.0](#v2.0.0)\n\n")
  expect(newer).toContain(
    "\n\nYears: **2026**, [2025\u00a0(1)](/guides/stay-up-to-date/releases/eks/2025)\n\n",
  )
  expect(newer).toContain(
    "- ***Breaking*** `all` Provider v6 & newer → Upgrade a\\_b\n- **Adds** `addons/zonal`, `core` Zonal shift\n- **Modules** `dns`\n",
  )
  expect(older).toContain("\n\nNone is marked as breaking.\n\n")
  expect(older).toMatch(/\n\n2025-12-30 · \[Notes of v1\.0\.0\]\(.*\)\n\n- \*\*Modules\*\* `workers`\n$/)
  expect(list).toContain("[which releases can still be deployed](/reference/deployable)")
  expect(releasePages([], true)).toEqual([])
})

test("the list has the repository with the most releases first, the newest releases first, and none without releases", () => {
  const releases = (...dates: string[]) =>
    parseReleases(
      file,
      dates.map((date, number) => JSON.stringify({ version: `v${number}`, date })).join("\n"),
    ).releases
  const [list] = releasePages(
    [
      { repository: "few", file, releases: releases("2026-03-01") },
      { repository: "many", file, releases: releases("2026-01-01", "2026-02-01") },
      { repository: "none", file, releases: [] },
    ],
    true,
  )
  const rows = (heading: string) =>
    [
      ...((list?.text.split(`## ${heading}`)[1] ?? "")
        .split("\n## ")[0]
        ?.matchAll(/^\| (?:\[([^\]]+)|(\w+) \|)/gm) ?? []),
    ].map(([, link, text]) => link ?? text)
  expect(rows("Repositories").slice(1)).toEqual(["many", "few"])
  expect(rows("Newest releases").slice(1)).toEqual(["few v0", "many v1", "many v0"])
  expect(list?.text).toContain('last_update: {"date":"2026-03-01"}')
  expect(list?.text).toContain("2 repositories have 3 releases here")
})

test("the page of all repositories lists the 25 newest releases, and that of a year has its last month first", () => {
  const days = [
    "2026-01-31",
    ...Array.from({ length: 25 }, (_, index) => `2026-02-${String(index + 1).padStart(2, "0")}`),
  ]
  const text = days.map((date, number) => JSON.stringify({ version: `v${number}`, date })).join("\n")
  const { releases } = parseReleases(file, text)
  const [list, year] = releasePages([{ repository: "eks", file, releases }], false)
  expect(list?.text.match(/^\| \[eks v\d+/gm)).toEqual(
    Array.from({ length: 25 }, (_, index) => `| [eks v${25 - index}`),
  )
  expect(year?.text.match(/^## .*/gm)).toEqual(["## February 2026", "## January 2026"])
})

test("without the page of releases that no longer deploy, no page links to it", () => {
  for (const { text } of releasePages([repository()], false))
    expect(text).not.toContain("/reference/deployable")
})

test("the summary of a release starts with breaking changes, else with its modules", () => {
  const [newer, older] = repository().releases
  expect(newer && summary(newer)).toBe("Breaking: Provider v6 & newer")
  expect(older && summary(older)).toBe("workers")
  expect(older && summary({ ...older, breaking: true })).toBe("Breaking: workers")
  expect(older && summary({ ...older, modules: undefined })).toBe("No modules named")
})

test("the text of a release is escaped for Markdown and tables", () => {
  const release = { version: "v1", date: "2026-01-01", breaking: false, changes: [] }
  expect(summary({ ...release, modules: ["a|b", "*c*", "<d>", "[e](f)"] })).toBe(
    "a\\|b, \\*c\\*, \\<d\\>, \\[e\\](f)",
  )
  expect(summary({ ...release, modules: ["a\n\n# b", "c &lt; d & e"] })).toBe("a # b, c \\&lt; d & e")
})

test("of two releases on one day, the one with the higher number comes first", () => {
  const line = (version: string) => JSON.stringify({ version, date: "2026-01-01" })
  const { releases } = parseReleases(file, ["v1.9.0", "v1.10.0", "v1.2.0"].map(line).join("\n"))
  expect(releases.map(({ version }) => version)).toEqual(["v1.10.0", "v1.9.0", "v1.2.0"])
})

test("each repository has a feed", () => {
  const facts = {
    title: "Docs",
    tagline: "",
    siteUrl: "https://docs.example",
    pathPrefix: "",
    version: "N/A",
    commit: null,
    time: new Date("2026-01-01T00:00:00Z"),
    site: { sections: [], locales: [], versions: [] } as never, // no feed reads them
  }
  const [feed] = releaseFeeds([{ ...repository(), releases: [] }, repository()], facts) // none without releases
  expect(feed?.path).toBe("feeds/releases/eks.xml")
  expect(feed?.text.match(/<updated>[^<]*/g)).toEqual(
    ["2026-02-01", "2026-02-01", "2025-12-30"].map((day) => `<updated>${day}T00:00:00Z`), // of the feed and its entries
  )
  expect(feed?.text).toContain(
    '<link rel="alternate" type="text/html" href="https://docs.example/guides/stay-up-to-date/releases/eks/2026#v2.0.0"/>',
  )
  const bare = parseReleases(file, '{"version":"v0.1.0","date":"2025-01-01"}').releases
  const [old] = releaseFeeds([{ ...repository(), releases: bare }], facts)
  expect(old?.text).toContain("<summary>eks v0.1.0</summary>")
  expect(feed?.text).toContain(
    "Marked as breaking. Modules: addons, dns. Adds: Zonal shift. Breaking: Provider v6 &amp; newer.",
  )
})
