/** What an article's question asks for, and how readers see it named. */
export const articleKindLabels = {
  "how-to": "How-to",
  troubleshooting: "Troubleshooting",
  concept: "Concept",
  upgrade: "Upgrade",
  decision: "Decision",
  limitation: "Limitation",
} as const

export type ArticleKind = keyof typeof articleKindLabels

/** The kinds, in the order they are offered. */
export const articleKinds = Object.keys(articleKindLabels) as ArticleKind[] // keys of the literal above

/** Whether a word is a kind of article; narrows what addresses and queries hold. */
export function isArticleKind(word: string): word is ArticleKind {
  return Object.hasOwn(articleKindLabels, word)
}
