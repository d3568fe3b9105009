import type { Content } from "../content/content"

/**
 * Whether a word belongs to the project: its dictionary, the terms of its glossary and the labels of its tags have it. A plural,
 * a genitive and, for a word in lower case, a capital are accepted.
 */
export function projectWords({
  spelling,
  terms,
  tags,
}: Pick<Content, "spelling" | "terms" | "tags">): (word: string) => boolean {
  const texts = [
    ...(spelling?.words ?? []),
    ...Object.values(spelling?.terms ?? {}),
    ...terms.flatMap(({ term, also }) => [term, ...also]),
    ...tags.map(({ label }) => label),
  ]
  const words = new Set(texts.flatMap((text) => text.match(/[A-Za-z']+/g) ?? []))
  const isListed = (word: string) =>
    words.has(word) || words.has(word.charAt(0).toLowerCase() + word.slice(1))
  return (word) => [word, word.replace(/'s?$/, ""), word.replace(/s$/, "")].some(isListed)
}
