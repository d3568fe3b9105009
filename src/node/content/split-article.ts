import { fencedLines } from "../markdown/fenced-lines"

/** A knowledge-base article's body in two parts. Lines are counted from the body's first, from 0. */
export interface SplitArticle {
  /** Text below the heading "Question", up to the heading "Answer"; empty when the article has no such parts. */
  question: string
  questionLine: number
  /** Everything from the heading "Answer" on, or the whole body. */
  answer: string
  answerLine: number
}

/** Splits a body at its second-level headings "Question" and "Answer"; headings inside code do not count. */
export function splitArticle(body: string): SplitArticle {
  const lines = body.split("\n")
  const isFenced = fencedLines()
  let question = -1
  let answer = -1
  lines.forEach((line, number) => {
    if (isFenced(line)) return
    if (/^## Question\s*$/.test(line) && question === -1) question = number
    else if (/^## Answer\s*$/.test(line) && answer === -1) answer = number
  })
  if (question === -1 || answer < question)
    return { question: "", questionLine: 0, answer: body, answerLine: 0 }
  return {
    question: lines.slice(question + 1, answer).join("\n"),
    questionLine: question + 1,
    answer: lines.slice(answer).join("\n"),
    answerLine: answer,
  }
}
