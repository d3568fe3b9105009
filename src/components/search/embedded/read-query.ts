import { isStopWord, type Token, tokenize } from "../../../shared/search/tokenize"

/** A word of a query, with the phrases that may stand in its place. */
export interface QueryWord {
  term: string
  /** The reader may still be typing it. */
  open: boolean
  /** Found whole it counts, missing it does not: a word that the query holds in parts as well. */
  optional: boolean
  /** What its rarity tells is multiplied by this. */
  weight: number
  /** Phrases that mean the same as one this word belongs to, as their terms. */
  synonyms: string[][]
}

/** A query without the names of inputs, outputs and resources: what stands beside them may say whose they are. */
export function withoutNames(query: string): string {
  return query.replace(terraformName, " ")
}

/** What a query looks like: a topic of a word or two, words, or words with a name as code holds it. */
export type QueryShape = "topic" | "words" | "name"

/** Most words of a topic. */
const topicWords = 2

/** Says what a query looks like. */
export function queryShape(query: string): QueryShape {
  if (/[\p{L}\p{N}]_[\p{L}\p{N}]/u.test(query)) return "name"
  const words = tokenize(query).filter(({ term, parts }) => parts === 0 && !isStopWord(term))
  return words.length <= topicWords ? "topic" : "words"
}

/** Words of a query beyond which the rest is not looked at. */
const mostWords = 24
/** A name of an input, an output or a resource as code holds it. */
const terraformName = /[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)+/gu
/** A query of as many words is a sentence or a pasted error: it is about the names in it, the rest is wording. */
const sentenceWords = 6
/** How many times more the words of a name tell there: enough to outweigh a wording that many pages quote. */
const nameWeight = 5
/** What code puts before a name to say where its value comes from. */
const referenceRoot = /(?<![\p{L}\p{N}_])(?:var|local|module|dependency|outputs?)\.(?=[\p{L}_])/giu

/** A query without what leads to a name, as in `var.name` and `dependency.vpc.outputs.name`: where it is described the name stands alone. */
export function withoutReferenceRoots(query: string): string {
  return query.replace(referenceRoot, " ")
}

/**
 * Reads a query. Words that say little are left out when others remain.
 * @param synonyms a phrase, and the phrases that may stand in its place; each as its terms joined by spaces
 */
export function readQuery(query: string, synonyms: readonly (readonly string[])[]): QueryWord[] {
  const tokens = tokenize(query)
  const typingEnd = /[\s"'?!.,;)]$/.test(query) ? -1 : query.length
  const parts = tokens.filter((token) => token.parts === 0)
  const says = ({ term, end }: Token) =>
    !isStopWord(term) && (term.length > 1 || /\d/.test(term) || end === typingEnd)
  // What looks like a small word at the end may become a long one.
  const meaningful = parts.some(says) ? parts.filter((token) => says(token) || token.end === typingEnd) : []
  const named = parts.length >= sentenceWords ? termsOfNames(query) : new Set<string>()
  const kept = new Set(meaningful.length > 0 ? meaningful : parts)
  const words = [...parts.filter((token) => kept.has(token)), ...tokens.filter((token) => token.parts > 0)]
    .slice(0, mostWords)
    .map((token): QueryWord => ({
      term: token.term,
      open: token.end === typingEnd,
      optional: token.parts > 0 || (meaningful.length > 0 && !says(token)),
      weight: named.has(token.term) ? nameWeight : 1,
      synonyms: [],
    }))
  const unique = words.filter((word, index) => words.findIndex(({ term }) => term === word.term) === index)
  addSynonyms(
    unique,
    parts.map(({ term }) => term),
    synonyms,
  )
  return unique
}

function termsOfNames(query: string): ReadonlySet<string> {
  return new Set((query.match(terraformName) ?? []).flatMap(tokenize).map(({ term }) => term))
}

function addSynonyms(
  words: readonly QueryWord[],
  terms: readonly string[],
  synonyms: readonly (readonly string[])[],
): void {
  const line = ` ${terms.join(" ")} `
  for (const [said = "", ...others] of synonyms) {
    if (!line.includes(` ${said} `)) continue
    const saidTerms = said.split(" ")
    const phrases = others
      .filter((phrase) => !line.includes(` ${phrase} `))
      .map((phrase) => phrase.split(" "))
    for (const word of words) if (saidTerms.includes(word.term)) word.synonyms.push(...phrases)
  }
}
