import type { Root, RootContent } from "hast"
import { isElement, textOf } from "../../markdown/html/hast"

/** A knowledge-base article's body in two parts. */
interface SplitArticle {
  /** The content between the headings "Question" and "Answer"; absent if the article does not have them. */
  question?: Root
  /** The content from the heading "Answer" on, with the footnotes of both parts, or the whole body. */
  answer: Root
}

/** Splits a body at its second-level headings "Question" and "Answer". In the body, HTML is still unparsed, and cannot be one. */
export function splitArticle(body: Root): SplitArticle {
  const start = (name: string) =>
    body.children.findIndex((node) => isElement(node, "h2") && textOf(node) === name)
  const question = start("Question")
  const answer = start("Answer")
  if (question === -1 || answer < question) return { answer: body }
  return {
    question: rootOf(body.children.slice(question + 1, answer)),
    answer: rootOf(body.children.slice(answer)),
  }
}

function rootOf(children: RootContent[]): Root {
  return { type: "root", children }
}
