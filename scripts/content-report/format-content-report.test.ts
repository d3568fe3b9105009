import { expect, test } from "vitest"
import type { ContentReport } from "./create-report"
import { formatContentReport } from "./format-content-report"

test("the report is a table of sections, then lists with headings", () => {
  const text = formatContentReport({
    sections: [
      {
        label: "Guides",
        pages: 1,
        words: 300,
        codeBlocks: 2,
        diagrams: 1,
        linksOut: 4,
        linksIn: 5,
        belowMinimum: 1,
        oldestReview: 12,
      },
    ],
    pages: [
      {
        file: "content/docs/guides/a.md",
        slug: "/guides/a",
        section: "Guides",
        kind: "concept",
        words: 300,
        codeBlocks: 2,
        diagrams: 1,
        linksOut: 4,
        linksIn: 5,
        endsInLink: true,
        hasTopics: false,
        answers: [],
      },
    ],
    belowMinimum: [{ file: "content/docs/guides/a.md", lacks: ["300 of 350 words"] }],
    repeatedSentences: [{ sentence: "The same again.", files: ["a.md", "b.md"] }],
    orphans: [],
    stale: [{ file: "e.md", days: 400 }],
    deadEnds: [{ file: "c.md", where: "last section" }],
    nearDuplicates: [{ numbers: [3, 5], similarity: 0.5, titles: ["How?", "How so?"] }],
    age: {
      pins: [
        { repository: "catalog", ref: "v2.0.0", pages: 3, old: 0 },
        { repository: "catalog", ref: "v0.9.0", pages: 2, old: 1 },
      ],
      checked: [{ day: "2026-11-22", articles: 4 }, { articles: 1 }],
      errors: { withMessage: 5, without: ["d.md"] },
    },
  })
  expect(text).toMatchInlineSnapshot(`
    "  section  pages  words  code  diagrams  links out  links in  below minimum  oldest review
      Guides       1    300     2         1          4         5              1        12 days

    Shortest pages, relative to their minimum: 1
      86 %  300 words  concept  content/docs/guides/a.md

    Pages below their minimum: 1
      content/docs/guides/a.md: 300 of 350 words

    Sentences on more than one page: 1
      The same again.
        a.md
        b.md

    Articles with nearly the same question: 1
      0.50  3 “How?”  5 “How so?”

    Pages that nothing leads to: none

    Pages last reviewed too long ago: 1
      e.md: 400 days

    Pages without links in their text: none

    Pages without links in their last section: 1
      c.md

    Pages by the release they pin: 2
      catalog v2.0.0: 3
      catalog v0.9.0: 2, 1 of them about an old release

    Articles by the day they were checked: 2
      2026-11-22: 4
      not yet: 1

    Articles about an error: 5 with its message, 1 without

    Articles about an error without its message: 1
      d.md"
  `)
})

/** The lengths of the pages that a report lists as the shortest ones, in percent. */
function shortestIn(pages: readonly { kind: "concept" | "composed"; words: number }[]): string[] {
  const text = formatContentReport({
    sections: [],
    pages: pages.map((page) => ({ ...page, file: "x.md" }) as ContentReport["pages"][number]), // the fields that are read
    belowMinimum: [],
    repeatedSentences: [],
    orphans: [],
    stale: [],
    deadEnds: [],
    nearDuplicates: [],
    age: { pins: [], checked: [], errors: { withMessage: 0, without: [] } },
  })
  return [...text.matchAll(/^ {2}(.*) %/gm)].map(([, share = ""]) => share)
}

test("the ten shortest pages are listed, the shortest first", () => {
  const lengths = [700, ...Array.from({ length: 10 }, (_, index) => 350 - index * 35)]
  const listed = shortestIn(lengths.map((words) => ({ kind: "concept", words })))
  expect(listed.map(Number)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
})

test("pages without a minimum are not among the shortest", () => {
  const pages = [
    { kind: "composed", words: 1 },
    { kind: "concept", words: 35 },
  ] as const
  expect(shortestIn(pages)).toEqual(["10"])
})
