import type { PageFigures } from "./measure-page"
import type { PageKind } from "./page-kind"

/** Words a finished page of each kind has at least. The FAQ has floors for its answers; composed pages have none. */
const leastWords: Readonly<Record<PageKind, number>> = {
  concept: 350,
  step: 350,
  index: 200,
  article: 150,
  service: 250,
  faq: 0,
  composed: 0,
}

const leastQuestions = 8
/** Questions that can be read through without a topic above them. */
const mostWithoutTopics = 20
const answerWords = { least: 60, most: 200 }

/** What a page lacks, as phrases to follow its name; empty for a finished page. */
export function shortcomings(page: PageFigures): string[] {
  const floor = leastWords[page.kind]
  return [
    ...(page.words < floor ? [`${page.words} of ${floor} words`] : []),
    ...(page.kind === "step" && page.codeBlocks === 0 ? ["no code block"] : []),
    ...(page.kind === "faq" ? faqShortcomings(page) : []),
  ]
}

function faqShortcomings({ answers, hasTopics }: PageFigures): string[] {
  const { least, most } = answerWords
  return [
    ...(answers.length < leastQuestions ? [`${answers.length} of ${leastQuestions} questions`] : []),
    ...(answers.length > mostWithoutTopics && !hasTopics
      ? [`${answers.length} questions without topics above them`]
      : []),
    ...answers
      .filter(({ words }) => words < least || words > most)
      .map(({ question, words }) => `an answer of ${words} words, not ${least} to ${most}: “${question}”`),
  ]
}

/** How full a page is: its words by its floor; infinite for a kind without one. */
export function fullness({ kind, words }: Pick<PageFigures, "kind" | "words">): number {
  return leastWords[kind] === 0 ? Number.POSITIVE_INFINITY : words / leastWords[kind]
}
