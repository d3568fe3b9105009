/** Labels of the kinds of questions. */
export const articleKindLabels = {
  "how-to": "How-to",
  troubleshooting: "Troubleshooting",
  concept: "Concept",
  upgrade: "Upgrade",
  decision: "Decision",
  limitation: "Limitation",
} as const

export type ArticleKind = keyof typeof articleKindLabels

/** The kinds in display order. */
export const articleKinds = Object.keys(articleKindLabels) as ArticleKind[] // keys of the literal above

/** Whether a string, from an address or a query, is a kind of article. */
export function isArticleKind(word: string): word is ArticleKind {
  return Object.hasOwn(articleKindLabels, word)
}
