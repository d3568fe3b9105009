import type { TextSection } from "../markdown/types"

/** A question that a page answers under a heading of its own. */
export interface PageQuestion {
  /** Id of the heading. */
  id: string
  question: string
  /** Plain text. */
  answer: string
}

/** Fewest questions that make a page one of questions. */
const fewest = 3

/** The level of a page's questions: the third where headings of the second do nothing but name topics. */
export function questionLevel(sections: readonly TextSection[]): 2 | 3 {
  const headed = sections.flatMap(({ heading, text }) => (heading ? [{ ...heading, body: text }] : []))
  const topics = headed.filter(({ level }) => level === 2)
  const below = headed.filter(({ level }) => level === 3)
  const areTopics = topics.every(({ text, body }) => body === "" && !text.endsWith("?"))
  return areTopics && below.length >= fewest && below.every(({ text }) => text.endsWith("?")) ? 3 : 2
}

/**
 * The questions of a page whose headings of the second level are questions throughout, or topics with nothing but questions
 * below them; none of any other page.
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
  const isFaq = questions.length >= fewest && questions.every(({ question }) => question.endsWith("?"))
  return isFaq ? questions.filter(({ answer }) => answer !== "") : []
}
