import type { Root } from "mdast"
import type { ArticleKind } from "../../src/shared/article-kinds"
import { cutText } from "../../src/node/markdown/text/cut-text"
import { plainText } from "../../src/node/markdown/text/plain-text"
import { plainLine } from "./plain-characters"

/** Lengths of descriptions that search engines show in full. */
const shortest = 50
const maxLength = 160

const sentences = new Intl.Segmenter("en", { granularity: "sentence" })

/**
 * A description of 50 to 160 characters: the first sentences of a text, truncated at a word boundary if they are too long.
 * If the text is too short, it is prefixed with the question.
 */
export function describeArticle(title: string, text: Root): string {
  const paragraphs = text.children.flatMap((node) =>
    node.type === "paragraph" ? plainLine(plainText(node)) : [],
  )
  const answer = firstSentences(paragraphs.join(" "))
  if (answer.length >= shortest) return cutText(answer, maxLength, shortest)
  const withQuestion = `${title.replace(/([^.?!])$/, "$1:")} ${answer}`.trim()
  if (withQuestion.length >= shortest) return cutText(withQuestion, maxLength, shortest)
  return cutText(
    `A question and its answer from the Gruntwork knowledge base: ${withQuestion}`,
    maxLength,
    shortest,
  )
}

function firstSentences(text: string): string {
  let taken = ""
  for (const { segment } of sentences.segment(text)) {
    if (taken.length >= shortest) break
    taken += segment
  }
  return taken.trim()
}

const words: readonly (readonly [ArticleKind, RegExp])[] = [
  ["upgrade", /\b(?:upgrad|migrat|updat)(?:es?|ing|ed|ions?)?\b/i],
  [
    "troubleshooting",
    /\b(?:errors?|fail(?:s|ed|ing|ures?)?|broken|cannot|can't|unable|stuck|timeouts?|timed out|denied|not working|issues?|why)\b/i,
  ],
  ["how-to", /\bhow\b/i],
  ["decision", /\b(?:should|best|recommended|versus|vs)\b/i],
  ["concept", /\b(?:what|differences?|explain|meaning)\b/i],
  ["limitation", /\b(?:support(?:s|ed)?|possible|limit(?:s|ed|ations?)?)\b/i],
]

/** The kind that the words of a title suggest. */
export function kindOfTitle(title: string): ArticleKind {
  return words.find(([, pattern]) => pattern.test(title))?.[0] ?? "how-to"
}
