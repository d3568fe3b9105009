import { kindOf } from "../../src/node/content/page-kinds/page-kinds"
import { unwrittenDescription } from "../lib/unwritten-description"
import type { PageFigures } from "./measure-page"
import type { DocPurpose, PagePurpose } from "./page-purpose"

/** Minimum numbers of words of finished documentation pages. The FAQ has limits for its answers instead; composed pages have none. */
const minimumWords: Readonly<Record<DocPurpose, number>> = {
  concept: 350,
  step: 350,
  index: 200,
  faq: 0,
  composed: 0,
}

/** The minimum number of words of a finished page. */
function minimumOf(purpose: PagePurpose): number {
  return isDocPurpose(purpose) ? minimumWords[purpose] : (kindOf({ kind: purpose }).leastWords ?? 0)
}

function isDocPurpose(purpose: PagePurpose): purpose is DocPurpose {
  return Object.hasOwn(minimumWords, purpose)
}

/** Characters of a description, most of which search engines show. */
const descriptionLength = { least: 50, most: 160 }

const minQuestions = 8
/** The most questions of a page that needs no headings of topics. */
const maxWithoutTopics = 20
const answerWords = { least: 60, most: 200 }

/** The deficiencies of a page, as phrases to follow its name; empty for a finished page. */
export function shortcomings(page: PageFigures): string[] {
  const minimum = minimumOf(page.kind)
  return [
    ...(page.words < minimum ? [`${page.words} of ${minimum} words`] : []),
    ...descriptionShortcomings(page),
    ...(page.kind === "step" && page.codeBlocks === 0 ? ["no code block"] : []),
    ...(page.kind === "faq" ? faqShortcomings(page) : []),
  ]
}

function descriptionShortcomings({ description }: PageFigures): string[] {
  if (description === undefined) return ["no description"]
  if (description.startsWith(unwrittenDescription)) return ["a description that is still to be written"]
  const { least, most } = descriptionLength
  const { length } = description
  return length < least || length > most
    ? [`a description of ${length} characters, not ${least} to ${most}`]
    : []
}

function faqShortcomings({ answers, hasTopics }: PageFigures): string[] {
  const { least, most } = answerWords
  return [
    ...(answers.length < minQuestions ? [`${answers.length} of ${minQuestions} questions`] : []),
    ...(answers.length > maxWithoutTopics && !hasTopics
      ? [`${answers.length} questions without topics above them`]
      : []),
    ...answers
      .filter(({ words }) => words < least || words > most)
      .map(({ question, words }) => `an answer of ${words} words, not ${least} to ${most}: “${question}”`),
  ]
}

/** A page's words divided by the minimum of its kind; infinite for a kind without a minimum. */
export function fullness({ kind, words }: Pick<PageFigures, "kind" | "words">): number {
  const minimum = minimumOf(kind)
  return minimum === 0 ? Number.POSITIVE_INFINITY : words / minimum
}
