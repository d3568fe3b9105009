import { withoutTrailingSlash } from "../../src/shared/paths"
import { sectionOf } from "../../src/shared/sections"
import type { SiteConfig } from "../../src/shared/site-config"
import { checkContent } from "../../src/node/checks/check-content"
import { toCheckedPage, type CheckedPage } from "../../src/node/checks/page"
import { isOfKind } from "../../src/node/content/document"
import type { Content } from "../../src/node/content/content"
import { resolveLink } from "../../src/node/content/routes/resolve-link"
import { nearDuplicates, type NearDuplicate } from "../../src/node/knowledge-base/near-duplicates"
import { questionOf } from "../../src/node/knowledge-base/question"
import { loadModules } from "../../src/node/reference/load-modules"
import { findNeglected, type NeglectedPages } from "./find-neglected"
import { shortcomings } from "./shortcomings"
import { measureAge, type ContentAge } from "./measure-age"
import { measurePage, type PageFigures } from "./measure-page"
import type { PagePurpose } from "./page-purpose"
import { repeatedSentences, type RepeatedSentence } from "./repeated-sentences"
import { sumSections, type SectionFigures } from "./sum-sections"

/** Measurements of a content tree's pages, and their deficiencies. */
export interface ContentReport extends NeglectedPages {
  sections: SectionFigures[]
  pages: PageFigures[]
  /** Pages below their minimum, with what each lacks. */
  belowMinimum: { file: string; lacks: string[] }[]
  repeatedSentences: RepeatedSentence[]
  /** Pages without links, or without links in their last section. These are hints, not errors. */
  deadEnds: { file: string; where: "page" | "last section" }[]
  /** Articles that an author may want to merge. */
  nearDuplicates: (NearDuplicate & { titles: [string, string] })[]
  age: ContentAge
}

/** Measures every page that somebody wrote. Pages that are generated from data have no text of their own to measure. */
export async function createReport(content: Content, site: SiteConfig, today: Date): Promise<ContentReport> {
  const checked = content.documents
    .filter(({ generatedFrom }) => generatedFrom === undefined)
    .map((document) => toCheckedPage(document, content))
  const targets = checked.map((page) => targetsOf(page, content))
  const linksIn = countLinksIn(targets)
  const pages = checked.map(({ document, outline }, index) =>
    measurePage(document, outline, {
      section: sectionOf(document.slug, site)?.label ?? "More",
      leadsOn: (targets[index] ?? []).map((target) => target !== undefined),
      linksIn: linksIn.get(withoutTrailingSlash(document.slug)) ?? 0,
      today,
    }),
  )
  const modules = await loadModules(content.layout)
  const problems = await checkContent(content, site, { today, modules, drawings: false })
  const lacking = pages.map((page) => ({ file: page.file, lacks: shortcomings(page) }))
  return {
    sections: sumSections(pages),
    pages,
    belowMinimum: lacking.filter(({ lacks }) => lacks.length > 0),
    repeatedSentences: repeatedSentences(
      checked.map(({ document, outline }) => ({ file: document.reportFile, prose: outline.prose })),
    ),
    ...findNeglected(pages, problems),
    deadEnds: deadEndsOf(pages),
    nearDuplicates: duplicatesOf(checked),
    age: measureAge(checked),
  }
}

/** For each link of a page, the other page it leads to, by path without trailing slash. */
function targetsOf({ document, outline }: CheckedPage, { index, layout }: Content): (string | undefined)[] {
  return outline.links.map(({ url }) => {
    const link = resolveLink(index, layout, document, url)
    if (link.kind !== "page") return undefined
    const target = withoutTrailingSlash(link.page.slug)
    return target === withoutTrailingSlash(document.slug) ? undefined : target
  })
}

function countLinksIn(targets: readonly (readonly (string | undefined)[])[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const page of targets)
    for (const target of new Set(page))
      if (target !== undefined) counts.set(target, (counts.get(target) ?? 0) + 1)
  return counts
}

/** Kinds of pages that show more after their text: related articles, inputs and outputs, or cards. */
const continued: ReadonlySet<PagePurpose> = new Set(["article", "service", "composed"])

function deadEndsOf(pages: readonly PageFigures[]): ContentReport["deadEnds"] {
  return pages.flatMap(({ file, kind, linksOut, endsInLink }): ContentReport["deadEnds"] => {
    if (linksOut === 0) return [{ file, where: "page" }]
    return endsInLink || continued.has(kind) ? [] : [{ file, where: "last section" }]
  })
}

function duplicatesOf(checked: readonly CheckedPage[]): ContentReport["nearDuplicates"] {
  const titles = new Map<number, string>()
  const questions = checked.flatMap(({ document }) => {
    if (!isOfKind(document, "article")) return []
    titles.set(document.frontMatter.number, document.title)
    return [questionOf(document)]
  })
  const title = (number: number) => titles.get(number) ?? ""
  return nearDuplicates(questions).map((pair) => ({
    ...pair,
    titles: [title(pair.numbers[0]), title(pair.numbers[1])],
  }))
}
