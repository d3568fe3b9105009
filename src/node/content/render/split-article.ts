import type { Root, RootContent } from "mdast"
import { toString } from "mdast-util-to-string"

/** A knowledge-base article's body in two parts. */
interface SplitArticle {
  /** The content between the headings "Question" and "Answer"; absent if the article does not have them. */
  question?: Root
  /** The content from the heading "Answer" on, or the whole body. */
  answer: Root
}

/** Splits a parsed body at its second-level headings "Question" and "Answer". Both parts include the body's definitions. */
export function splitArticle(tree: Root): SplitArticle {
  const start = (name: string) =>
    tree.children.findIndex((node) => node.type === "heading" && node.depth === 2 && toString(node) === name)
  const question = start("Question")
  const answer = start("Answer")
  if (question === -1 || answer < question) return { answer: tree }
  const part = (from: number, to?: number): Root => {
    const children = tree.children.slice(from, to)
    return {
      type: "root",
      children: [...children, ...definitions.filter((node) => !children.includes(node))],
    }
  }
  const definitions = tree.children.filter(isDefinition)
  return { question: part(question + 1, answer), answer: part(answer) }
}

function isDefinition({ type }: RootContent): boolean {
  return type === "definition" || type === "footnoteDefinition"
}
