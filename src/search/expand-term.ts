import { isStopWord, normalize } from "../shared/search/tokenize"
import { editDistance } from "./edit-distance"

/** A term of the index that a query word can match. */
export interface Expansion {
  /** Number of the term. */
  term: number
  /** Weight of its matches: 1 for the word itself. */
  weight: number
}

/** Maximum number of completions of a word. */
export const maxCompletions = 24
const maxCorrections = 6

/**
 * The terms of the index that a query word matches: the word itself, its inflections, its completions and, if there are none of
 * these, its corrections.
 * @param terms sorted
 * @param open whether the reader may still be typing the word
 */
export function expandTerm(terms: readonly string[], word: string, open: boolean): Expansion[] {
  const start = lowerBound(terms, word)
  const exact = terms[start] === word ? [{ term: start, weight: 1 }] : []
  // A version that the index has is complete: `1.3` also means its patch releases, but not 1.35.
  if (word.includes(".") && exact.length > 0)
    return [...exact, ...completionsOf(terms, `${word}.`, start + 1, false)]
  const isWhole = exact.length > 0 || /^\d+$/.test(word)
  const completions = open || !isWhole ? completionsOf(terms, word, start + exact.length, open) : []
  const inflections = inflectionsOf(terms, word)
  if (exact.length > 0 || inflections.length > 0 || (open && completions.length > 0))
    return unique([...exact, ...inflections, ...completions])
  return [...correctionsOf(terms, word, open), ...completions]
}

/** Minimum length of a word that can be two words, and of each of the two. */
const shortestJoined = 7
const shortestHalf = 3

/** The ways to write a word as two words of the index: `loadbalancer` as `load` and `balancer`. */
export function halvesOf(terms: readonly string[], word: string): [string, string][] {
  const halves: [string, string][] = []
  if (word.length < shortestJoined) return halves
  for (let place = shortestHalf; place <= word.length - shortestHalf; place++) {
    const [first, second] = [word.slice(0, place), word.slice(place)]
    if ([first, second].every((half) => !isStopWord(half) && hasTerm(terms, half)))
      halves.push([first, second])
  }
  return halves
}

/** Whether a word is in the index. */
export function hasTerm(terms: readonly string[], word: string): boolean {
  return terms[lowerBound(terms, word)] === word
}

/**
 * Whether a word of the index starts with a word, or may when the word is complete: `policie` is the start of the plural of
 * `policy`.
 */
export function isStartOfTerm(
  terms: readonly string[],
  { term, open }: { term: string; open: boolean },
): boolean {
  const isStart = terms[lowerBound(terms, term)]?.startsWith(term) ?? false
  return isStart || (open && hasTerm(terms, normalize(`${term}s`)))
}

const endings = new Set(["", "e", "d", "ed", "ing", "er", "or", "ment", "al", "ion", "ation", "ly"])
const inflectionWeight = 0.65

/** A consonant that is doubled before an ending: the stem of `planning` is `plan`. */
const doubled = /([^aeiou])\1$/u
/** Minimum length of a stem whose `l` only British spelling doubles: `labelled`, but `filled`, which is no form of `filed`. */
const shortestInL = 5

/** Other forms of the same word: `deploy`, `deploying`, `deployment`. */
function inflectionsOf(terms: readonly string[], word: string): Expansion[] {
  const written = /^(\p{L}{4,}?|\p{L}{3})(?:ation|ment|ing|ion|al|ed|er|or|ly|e)$/u.exec(word)?.[1] ?? word
  const isDoubled = written !== word && written.length > 3 && doubled.test(written)
  const stem = isDoubled ? written.slice(0, -1) : written
  if (stem.length < 3) return []
  const last = stem.at(-1)
  const found: Expansion[] = []
  for (let term = lowerBound(terms, stem); terms[term]?.startsWith(stem); term++) {
    const candidate = terms[term] ?? ""
    const rest = candidate.slice(stem.length)
    const undoubled = rest[0] === last ? rest.slice(1) : undefined
    const isOther = rest === "d" && last !== "e" // `mind` is no form of `mining`
    const isForm =
      (undoubled !== undefined && endings.has(undoubled) && (isDoubled || undoubled !== "")) ||
      (!isOther &&
        endings.has(rest) &&
        (!isDoubled || rest === "" || (last === "l" && stem.length >= shortestInL)))
    if (candidate !== word && isForm) found.push({ term, weight: inflectionWeight })
  }
  return found
}

function unique(expansions: readonly Expansion[]): Expansion[] {
  return expansions.filter(
    ({ term }, index) => expansions.findIndex((other) => other.term === term) === index,
  )
}

/** Terms that start with the word. Shorter ones have a higher weight. */
function completionsOf(terms: readonly string[], word: string, start: number, open: boolean): Expansion[] {
  if (word.length < 2 && !open) return []
  const found: Expansion[] = []
  for (let term = start; terms[term]?.startsWith(word); term++) {
    if (isStopWord(terms[term] ?? "")) continue
    const share = word.length / (terms[term]?.length ?? 1)
    found.push({ term, weight: (open ? 0.55 : 0.35) + 0.4 * share })
  }
  return found.sort((a, b) => b.weight - a.weight).slice(0, maxCompletions)
}

/** The terms with the fewest different letters, and the other forms of the best: `retreive` is not taken for `receive`. */
function correctionsOf(terms: readonly string[], word: string, open: boolean): Expansion[] {
  const most = allowedTypos(word)
  if (most === 0) return []
  let fewest = most
  let found: Expansion[] = []
  terms.forEach((candidate, term) => {
    // A word that is still being typed is compared with a prefix of the candidate.
    const compared =
      open && candidate.length > word.length + most ? candidate.slice(0, word.length) : candidate
    if (Math.abs(compared.length - word.length) > fewest || /^\d/.test(candidate)) return
    const distance = editDistance(word, compared, fewest)
    if (distance > fewest) return
    if (distance < fewest) found = []
    fewest = distance
    const beginning = candidate[0] === word[0] ? 1 : 0.7
    const ending = compared === candidate ? 1 : 0.75
    found.push({ term, weight: (distance === 1 ? 0.75 : 0.5) * beginning * ending })
  })
  const [best] = found.sort((a, b) => b.weight - a.weight)
  if (!best) return []
  const forms = inflectionsOf(terms, terms[best.term] ?? "")
  return unique([
    ...found.slice(0, maxCorrections),
    ...forms.map(({ term, weight }) => ({ term, weight: weight * best.weight })),
  ])
}

/** One for words of at least four letters, two from seven letters; none for numbers. */
function allowedTypos(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0
  return word.length < 7 ? 1 : 2
}

function lowerBound(terms: readonly string[], word: string): number {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((terms[middle] ?? "") < word) low = middle + 1
    else high = middle
  }
  return low
}
