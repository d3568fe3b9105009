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

/** The questions of a page whose headings of the second level are questions throughout; none of any other page. */
export function pageQuestions(sections: readonly TextSection[]): PageQuestion[] {
  const questions: PageQuestion[] = []
  for (const { heading, text } of sections) {
    const last = questions.at(-1)
    if (heading?.level === 2) questions.push({ id: heading.id, question: heading.text, answer: text })
    else if (last) last.answer = [last.answer, heading?.text ?? "", text].filter(Boolean).join("\n\n")
  }
  const isFaq = questions.length >= fewest && questions.every(({ question }) => question.endsWith("?"))
  return isFaq ? questions.filter(({ answer }) => answer !== "") : []
}
