import { fullness } from "./shortcomings"
import type { ContentReport } from "./create-report"
import { formatTable } from "../lib/table.mjs"

/** Number of listed pages with the least content. */
const maxThinPages = 10

/** Formats the report for the terminal. */
export function formatContentReport(report: ContentReport): string {
  return [
    formatTable(sectionRows(report)),
    list(
      "Shortest pages, relative to their minimum",
      report.pages
        .filter((page) => Number.isFinite(fullness(page)))
        .toSorted((a, b) => fullness(a) - fullness(b))
        .slice(0, maxThinPages)
        .map(
          (page) => `${Math.round(fullness(page) * 100)} %  ${page.words} words  ${page.kind}  ${page.file}`,
        ),
    ),
    list(
      "Pages below their minimum",
      report.belowMinimum.map(({ file, lacks }) => `${file}: ${lacks.join("; ")}`),
    ),
    list(
      "Sentences on more than one page",
      report.repeatedSentences.map(({ sentence, files }) => [sentence, ...files].join("\n    ")),
    ),
    list("Articles with nearly the same question", report.nearDuplicates.map(duplicate)),
    list("Pages that nothing leads to", report.orphans),
    list(
      "Pages last reviewed too long ago",
      report.stale.map(({ file, days }) => `${file}: ${days} days`),
    ),
    list(
      "Pages without links in their text",
      report.deadEnds.filter(({ where }) => where === "page").map(({ file }) => file),
    ),
    list(
      "Pages without links in their last section",
      report.deadEnds.filter(({ where }) => where === "last section").map(({ file }) => file),
    ),
    list(
      "Pages by the release they pin",
      report.age.pins.map(
        ({ repository, ref, pages, old }) =>
          `${repository} ${ref}: ${pages}${old === 0 ? "" : `, ${old} of them about an old release`}`,
      ),
    ),
    list(
      "Articles by the day they were checked",
      report.age.checked.map(({ day, articles }) => `${day ?? "not yet"}: ${articles}`),
    ),
    `Articles about an error: ${report.age.errors.withMessage} with its message, ${report.age.errors.without.length} without`,
    list("Articles about an error without its message", report.age.errors.without),
  ].join("\n\n")
}

function sectionRows({ sections }: ContentReport): string[][] {
  const header = [
    "section",
    "pages",
    "words",
    "code",
    "diagrams",
    "links out",
    "links in",
    "below minimum",
    "oldest review",
  ]
  const rows = sections.map((section) => [
    section.label,
    ...[
      section.pages,
      section.words,
      section.codeBlocks,
      section.diagrams,
      section.linksOut,
      section.linksIn,
      section.belowMinimum,
    ].map(String),
    section.oldestReview === undefined ? "–" : `${section.oldestReview} days`,
  ])
  return [header, ...rows]
}

function duplicate({ numbers, titles, similarity }: ContentReport["nearDuplicates"][number]): string {
  const articles = numbers.map((number, index) => `${number} “${titles[index] ?? ""}”`)
  return `${similarity.toFixed(2)}  ${articles.join("  ")}`
}

function list(title: string, items: readonly string[]): string {
  return [
    `${title}: ${items.length === 0 ? "none" : items.length}`,
    ...items.map((item) => `  ${item}`),
  ].join("\n")
}
