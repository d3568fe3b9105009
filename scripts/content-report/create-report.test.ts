import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { temporaryTree, writeFiles } from "../../tests/temporary-tree"
import { loadContent } from "../../src/node/content/load-content"
import { createReport, type ContentReport } from "./create-report"
import { site } from "../../src/site.config"

const words = (count: number, seed: string) =>
  Array.from({ length: count }, (_, index) => `${seed}${index}`).join(" ")

const files: Record<string, string> = {
  "docs/guides/index.md": `---
title: Guides
description: ${words(10, "described")}
last_reviewed: 2026-01-01
---

Read [the concept](concept.md), [again](/guides/concept) and [outside](https://example.com).

| A | B |
|---|---|
| c | d e |
`,
  "docs/guides/concept.md": `---
title: Concept
description: ${words(10, "described")}
---

${words(400, "w")} and [home](/guides/), [itself](/guides/concept).

\`\`\`mermaid alt="One"
flowchart LR
  a --> b
\`\`\`

\`\`\`bash
ls
\`\`\`

## Last

Only a link to [another site](https://example.com).
`,
  "docs/faq/eks/index.md": `---
title: EKS
description: ${words(10, "described")}
---

Opening.

## Why?

Because it ${words(3, "x")}.

### In detail

${words(2, "y")}

\`\`\`bash
ls -la
\`\`\`

## How?

Like so.
`,
  "knowledge-base/4.md": `---
number: 4
title: "A bucket that refuses"
kind: troubleshooting
answered: true
applies_to: catalog v0.9.0
checked: 2026-11-22
---

## Question

Why?

\`\`\`text
Error: AccessControlListNotSupported: The bucket does not allow ACLs
\`\`\`

\`\`\`hcl
source = "git::git@github.com:gruntwork-io/catalog.git//modules/a?ref=v0.9.0"
\`\`\`

## Answer

See [guides](/guides/).
`,
  "knowledge-base/1.md": article(1, "Drain EKS workers"),
  "knowledge-base/2.md": article(2, "How to drain EKS workers"),
  "knowledge-base/3.md": article(3, "Restore an Aurora snapshot"),
  "data/releases/eks.jsonl": '{"version":"v1.0.0","date":"2026-01-31"}',
}

function article(number: number, title: string): string {
  return `---
number: ${number}
title: "${title}"
kind: how-to
answered: true
---

## Question

${title}?

## Answer

See [guides](/guides/).
`
}

const today = new Date("2026-01-11T12:00:00Z")
let root: string
let report: ContentReport

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), "content-report-"))
  writeFiles(root, files)
  const sections = [
    { label: "Guides", path: "/guides" },
    { label: "FAQ", path: "/faq" },
  ]
  report = await createReport(await loadContent(root), { ...site, sections }, today)
})

afterAll(() => rmSync(root, { recursive: true }))

const page = (slug: string) => report.pages.find((one) => one.slug === slug)

test("a page's words, links and age are counted", () => {
  expect(page("/guides/")).toMatchObject({
    section: "Guides",
    kind: "index",
    words: 11,
    linksOut: 2,
    linksIn: 5,
    endsInLink: true,
    daysSinceReview: 10,
  })
})

test("pages that are generated from data are not measured", () => {
  expect(report.pages.map(({ slug }) => slug).sort()).toEqual([
    "/discussions/knowledge-base/1",
    "/discussions/knowledge-base/2",
    "/discussions/knowledge-base/3",
    "/discussions/knowledge-base/4",
    "/faq/eks/",
    "/guides/",
    "/guides/concept",
  ])
})

test("diagrams do not count as code blocks, and links to the page itself do not count", () => {
  expect(page("/guides/concept")).toMatchObject({
    kind: "concept",
    codeBlocks: 1,
    diagrams: 1,
    linksOut: 1,
    linksIn: 1,
    endsInLink: false,
  })
  expect(page("/guides/concept")).not.toHaveProperty("daysSinceReview")
})

test("an answer ends at the next question; headings and code are excluded", () => {
  expect(page("/faq/eks/")?.answers).toEqual([
    { question: "Why?", words: 7 },
    { question: "How?", words: 2 },
  ])
})

test("unfinished pages are listed with their deficiencies", () => {
  expect(report.belowMinimum.map(({ file, lacks }) => [path.basename(path.dirname(file)), lacks[0]])).toEqual(
    [
      ["eks", "2 of 8 questions"],
      ["guides", "11 of 200 words"],
      ["knowledge-base", "7 of 150 words"],
      ["knowledge-base", "9 of 150 words"],
      ["knowledge-base", "8 of 150 words"],
      ["knowledge-base", "5 of 150 words"],
    ],
  )
})

test("dead ends are pages without a link, and pages whose last section has no link", () => {
  expect(report.deadEnds.map(({ file, where }) => [path.basename(file), where])).toEqual([
    ["index.md", "page"],
    ["concept.md", "last section"],
  ])
})

test("articles with nearly the same question are paired", () => {
  expect(report.nearDuplicates).toMatchObject([
    { numbers: [1, 2], titles: ["Drain EKS workers", "How to drain EKS workers"] },
  ])
})

test("the releases that pages pin, the days of checks and the messages of error articles are counted", () => {
  expect(report.age).toEqual({
    pins: [{ repository: "catalog", ref: "v0.9.0", pages: 1, old: 1 }],
    checked: [{ day: "2026-11-22", articles: 1 }, { articles: 3 }],
    errors: { withMessage: 1, without: [] },
  })
})

test("measurements are summed by section", () => {
  expect(report.sections).toMatchObject([
    { label: "FAQ", pages: 1, belowMinimum: 1, linksOut: 0 },
    { label: "Guides", pages: 2, belowMinimum: 1, linksOut: 3, diagrams: 1, oldestReview: 10 },
    { label: "More", pages: 4, belowMinimum: 4 },
  ])
})

test("orphans and stale reviews are those of the checks, which also follow the links of the site and of sidebars", async () => {
  const folder = temporaryTree({
    "docs/orphan.md": "---\ntitle: Orphan\n---\n\nText.\n",
    "docs/in-navbar.md": "---\ntitle: In the navbar\n---\n\nText.\n",
    "docs/in-footer.md": "---\ntitle: In the footer\n---\n\nText.\n",
    "docs/in-sidebar.md": "---\ntitle: In a sidebar\nlast_reviewed: 2025-01-11\n---\n\nText.\n",
    "docs/sidebar-link.md": "---\ntitle: Linked by a sidebar\nlast_reviewed: 2024-01-11\n---\n\nText.\n",
    "docs/unlisted.md": "---\ntitle: Unlisted\nunlisted: true\nlast_reviewed: 2025-10-03\n---\n\nText.\n",
    "sidebars.yml": "docs:\n  - in-sidebar\n  - link: /sidebar-link\n    label: Link\n",
  })
  const { orphans, stale } = await createReport(
    await loadContent(folder),
    {
      ...site,
      reviewAfterDays: 100,
      navbar: [{ label: "Page", to: "/in-navbar", position: "left" }],
      footer: [{ title: "Pages", links: [{ label: "Page", to: "/in-footer" }] }],
    },
    today,
  )
  expect(orphans.map((file) => path.basename(file))).toEqual(["orphan.md"])
  expect(stale.map(({ file, days }) => [path.basename(file), days])).toEqual([
    ["sidebar-link.md", 731],
    ["in-sidebar.md", 365],
  ])
})
