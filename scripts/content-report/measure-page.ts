import { daysBetween } from "../../src/node/content/days-between"
import { questionLevel } from "../../src/node/content/render/page-questions"
import type { ContentDocument } from "../../src/node/content/document"
import { countWords } from "../../src/node/markdown/text/count-words"
import type { Outline } from "../../src/node/markdown/types"
import { purposeOf, type PagePurpose } from "./page-purpose"

/** The measurements of a page. */
export interface PageFigures {
  /** Path of its file, from the directory the command ran in. */
  file: string
  slug: string
  /** Label of its top-level section. */
  section: string
  kind: PagePurpose
  /** Description in front matter; absent if there is none. */
  description?: string
  /** Words of prose: without code, and without tables that are generated. */
  words: number
  /** Fenced code blocks without diagrams. */
  codeBlocks: number
  diagrams: number
  /** Links to other pages of the site, including repeated ones. */
  linksOut: number
  /** Pages that link to it. */
  linksIn: number
  /** Whether its text ends in a section that links to another page. */
  endsInLink: boolean
  /** Days since its last review; absent if its front matter has no review. */
  daysSinceReview?: number
  /** Words of each answer, by question; empty outside of the FAQ. */
  answers: { question: string; words: number }[]
  /** Whether the questions are below headings of topics. */
  hasTopics: boolean
}

/** The data that a page is measured with, in addition to its own text. */
interface Surroundings {
  section: string
  /** For each link of the outline, in order, whether it leads to another page of the site. */
  leadsOn: readonly boolean[]
  linksIn: number
  today: Date
}

const diagramLanguage = "mermaid"

/** Measures the content of a page. */
export function measurePage(
  document: ContentDocument,
  outline: Outline,
  { section, leadsOn, linksIn, today }: Surroundings,
): PageFigures {
  const kind = purposeOf(document)
  const diagrams = outline.fences.filter(({ language }) => language === diagramLanguage).length
  const lastSection = outline.sections.length - 1
  const reviewed = document.frontMatter.last_reviewed
  return {
    file: document.reportFile,
    slug: document.slug,
    section,
    kind,
    ...(document.description === undefined ? {} : { description: document.description }),
    words: outline.words,
    codeBlocks: outline.fences.length - diagrams,
    diagrams: diagrams + outline.images.filter(({ url }) => /\.svg$/i.test(url)).length,
    linksOut: leadsOn.filter(Boolean).length,
    linksIn,
    endsInLink: outline.links.some((link, index) => link.section === lastSection && leadsOn[index]),
    ...(reviewed === undefined ? {} : { daysSinceReview: daysBetween(reviewed, today) }),
    answers: kind === "faq" ? answersOf(outline) : [],
    hasTopics: questionLevel(outline.sections) === 3,
  }
}

/** Headings that are deeper than the questions belong to an answer. */
function answersOf({ sections, prose }: Outline): PageFigures["answers"] {
  const answers: PageFigures["answers"] = []
  const level = questionLevel(sections)
  sections.forEach(({ heading }, index) => {
    if (heading?.level === level) answers.push({ question: heading.text, words: 0 })
    const answer = answers.at(-1)
    if (answer) answer.words += (prose[index] ?? []).reduce((sum, block) => sum + countWords(block), 0)
  })
  return answers
}
