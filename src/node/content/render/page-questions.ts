import type { TextSection } from "../../markdown/types"

/** A heading of a page that is a question, with its answer. */
interface PageQuestion {
  /** Id of the heading. */
  id: string
  question: string
  /** Plain text. */
  answer: string
}

/** Minimum number of questions of a FAQ page. */
const minCount = 3

/** The heading level of a page's questions: 3 if the headings of level 2 are topics without text, else 2. */
export function questionLevel(sections: readonly TextSection[]): 2 | 3 {
  const headed = sections.flatMap(({ heading, text }) => (heading ? [{ ...heading, body: text }] : []))
  const topics = headed.filter(({ level }) => level === 2)
  const below = headed.filter(({ level }) => level === 3)
  const areTopics = topics.every(({ text, body }) => body === "" && !text.endsWith("?"))
  return areTopics && below.length >= minCount && below.every(({ text }) => text.endsWith("?")) ? 3 : 2
}

/**
 * The questions of a FAQ page, on which all headings of level 2 are questions, or topics with only questions below them;
 * empty for any other page.
 */
export function pageQuestions(sections: readonly TextSection[]): PageQuestion[] {
  const questions: PageQuestion[] = []
  const level = questionLevel(sections)
  for (const { heading, text } of sections) {
    const last = questions.at(-1)
    if (heading?.level === level) questions.push({ id: heading.id, question: heading.text, answer: text })
    else if (last && (heading?.level ?? 6) > level)
      last.answer = [last.answer, heading?.text ?? "", text].filter(Boolean).join("\n\n")
  }
  const isFaq = questions.length >= minCount && questions.every(({ question }) => question.endsWith("?"))
  return isFaq ? questions.filter(({ answer }) => answer !== "") : []
}
