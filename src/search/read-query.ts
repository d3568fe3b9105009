import { hasTerm } from "./expand-term"
import { isStopWord, normalize, type Token, tokenize, tokenizeWords } from "../shared/search/tokenize"

/** A word of a query, with its synonyms. */
export interface QueryWord {
  term: string
  /** As typed; for a part of a name or of a compound word, the whole of it. */
  text: string
  /** Whether the reader may still be typing it. */
  open: boolean
  /** Whether it may be missing: a compound word whose parts are in the query too. */
  optional: boolean
  /** Factor for its rarity. */
  weight: number
  /** Synonyms of a phrase that this word belongs to, as lists of terms. */
  synonyms: string[][]
}

/** Removes names of inputs, outputs and resources; the remaining words may name their module. */
export function withoutNames(query: string): string {
  return query.replace(terraformName, " ")
}

/** The shape of a query: a topic of one or two words, several words, words with a name from code, or with a version or release. */
export type QueryShape = "topic" | "words" | "name" | "version"

/** Maximum number of words of a topic. */
const topicWords = 2

/** A version or a word for releases; a release of Helm is something that runs in a cluster. */
const versionOrRelease = /\d\.\d|\b(?:(?<!\bhelm )releases?|changelog)\b/i

/** The shape of a query. */
export function queryShape(query: string): QueryShape {
  if (/[\p{L}\p{N}]_[\p{L}\p{N}]/u.test(query)) return "name"
  if (versionOrRelease.test(query)) return "version"
  const words = tokenizeWords(query).filter(({ term }) => !isStopWord(term))
  return words.length <= topicWords ? "topic" : "words"
}

/** Maximum number of words of a query; the rest is ignored. */
const maxWords = 24
/** A name of an input, output or resource as in code. */
const terraformName = /[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)+/gu
/** A name as in code, or a word. */
const nameOrWord = /[\p{L}\p{M}\p{N}_]+/gu
/** The name of an error or an operation: `ExpiredToken`. */
const errorName = /\b(?:\p{Lu}\p{Ll}+){2,}\b/gu
/** A query with at least this many words is a sentence or a pasted error, in which names matter more than other words. */
const sentenceWords = 6
/** Factor for a word that says little about what the reader wants. */
const weakWeight = 0.5
/** Factor for the words of a name in a sentence: enough to outweigh a wording that many pages quote. */
const nameWeight = 5
/** The root of a reference in code, before a name. */
const referenceRoot = /(?<![\p{L}\p{N}_])(?:var|local|module|dependency|outputs?)\.(?=[\p{L}_])/giu

/** Removes the roots of references such as `var.name` and `dependency.vpc.outputs.name`, because pages use only the name. */
export function withoutReferenceRoots(query: string): string {
  return query.replace(referenceRoot, " ")
}

/**
 * Parses a query. Stop words are removed if other words remain.
 * @param synonyms each list: a phrase, followed by its synonyms; each as terms joined by spaces
 * @param weakWords those that say little about what the reader wants
 * @param spell returns the word of the index that a term is taken for
 */
export function readQuery(
  query: string,
  synonyms: readonly (readonly string[])[],
  weakWords: readonly string[],
  spell: (term: string, open: boolean) => string,
): QueryWord[] {
  const tokens = tokenizeQuery(query)
  const isAtEnd = ({ end }: Token) => end === query.length
  const parts = tokens.filter((token) => !isCompound(token))
  const isSignificant = (token: Token) =>
    !isStopWord(token.term) && (token.term.length > 1 || /\d/.test(token.term) || isAtEnd(token))
  // A stop word at the end may be the start of a longer word.
  const significant = parts.some(isSignificant)
    ? parts.filter((token) => isSignificant(token) || isAtEnd(token))
    : []
  const named = parts.length >= sentenceWords ? termsOfNames(query) : new Set<string>()
  const texts = Array.from(query.matchAll(nameOrWord), ({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }))
  const kept = new Set(significant.length > 0 ? significant : parts)
  const words = [...parts.filter((token) => kept.has(token)), ...tokens.filter(isCompound)]
    .slice(0, maxWords)
    .map((token): QueryWord => ({
      term: token.term,
      text:
        texts.find(({ start, end }) => start <= token.start && token.end <= end)?.text ??
        query.slice(token.start, token.end),
      open: isAtEnd(token),
      optional: isCompound(token) || (significant.length > 0 && !isSignificant(token)),
      weight: named.has(token.term) ? nameWeight : weakWords.includes(token.term) ? weakWeight : 1,
      synonyms: [],
    }))
  const unique = words.filter((word, index) => words.findIndex(({ term }) => term === word.term) === index)
  addSynonyms(
    unique,
    parts.map((token) => ({ term: token.term, spelled: spell(token.term, isAtEnd(token)) })),
    synonyms,
  )
  return unique
}

/** Adjacent words of a query that the index has as one word, such as `name space`, as synonyms. */
export function joinedPairs(query: string, terms: readonly string[]): [string, string][] {
  const words = tokenizeWords(query).slice(0, maxWords)
  return words.slice(1).flatMap(({ term }, index): [string, string][] => {
    const first = words[index]?.term ?? ""
    return !isStopWord(first) && hasTerm(terms, first + term) ? [[`${first} ${term}`, first + term]] : []
  })
}

/** The tokens of a query. A version is only itself: its numbers are on most pages. */
function tokenizeQuery(query: string): Token[] {
  const tokens = tokenize(query)
  const versions = tokens.filter(({ term }) => term.includes("."))
  return tokens
    .filter(
      (token) =>
        token.term.includes(".") ||
        !versions.some(({ start, end }) => start <= token.start && token.end <= end),
    )
    .sort((a, b) => a.start - b.start)
}

function isCompound({ term, parts }: Token): boolean {
  return parts > 0 && !term.includes(".")
}

/** The words of names of inputs and resources, and the names of errors such as `ExpiredToken`. */
function termsOfNames(query: string): ReadonlySet<string> {
  return new Set([
    ...(query.match(terraformName) ?? []).flatMap(tokenize).map(({ term }) => term),
    ...(query.match(errorName) ?? []).map(normalize),
  ])
}

function addSynonyms(
  words: readonly QueryWord[],
  parts: readonly { term: string; spelled: string }[],
  synonyms: readonly (readonly string[])[],
): void {
  const spelled = new Map(parts.map((part) => [part.term, part.spelled]))
  const lines = [parts.map(({ term }) => term), parts.map((part) => part.spelled)].map(
    (terms) => ` ${terms.join(" ")} `,
  )
  const isIn = (phrase: string) => lines.some((line) => line.includes(` ${phrase} `))
  for (const [phrase = "", ...others] of synonyms) {
    if (!isIn(phrase)) continue
    const phraseTerms = phrase.split(" ")
    const additional = others.filter((synonym) => !isIn(synonym)).map((synonym) => synonym.split(" "))
    for (const word of words)
      if (phraseTerms.includes(word.term) || phraseTerms.includes(spelled.get(word.term) ?? ""))
        word.synonyms.push(...additional)
  }
}
