import { distance } from "fastest-levenshtein"
import { suggest } from "./suggest"

const maxNames = 3

/** How many letters may differ in a name that is only misspelled. */
const misspelled = (name: string) => (name.length < 6 ? 1 : 2)

/**
 * The inputs or attributes that an unknown name most likely means, the best first; at most three. These are the one with almost
 * the same letters, or else those with the same words, in any order, beside the fewest others, such as `vpc_subnet_ids` for
 * `subnet_ids`, or else the most similar one.
 */
export function meantNames(name: string, known: readonly string[]): string[] {
  const similar = suggest(name, known)
  if (similar !== undefined && distance(name, similar) <= misspelled(name)) return [similar]
  const given = wordsOf(name)
  const candidates = known.map((candidate) => ({ candidate, others: otherWords(given, wordsOf(candidate)) }))
  const fewest = Math.min(...candidates.map(({ others }) => others))
  if (fewest === Infinity) return similar === undefined ? [] : [similar]
  return candidates
    .filter(({ others }) => others === fewest)
    .map(({ candidate }) => candidate)
    .toSorted((a, b) => distance(name, a) - distance(name, b))
    .slice(0, maxNames)
}

/**
 * How many words only the longer of two names has. Infinite if it lacks words of the shorter one, or if the known name
 * is not even half of the given one.
 */
function otherWords(given: readonly string[], known: readonly string[]): number {
  const [fewer, more] = known.length < given.length ? [known, given] : [given, known]
  const isPart = fewer.every((word) => more.includes(word)) && known.length >= given.length / 2
  return isPart ? more.length - fewer.length : Infinity
}

/** The words of a name in snake case, kebab case or camel case. Plurals, and verbs that switch something on, are the same. */
function wordsOf(name: string): string[] {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split(/[_-]+/)
    .map((word) => word.replace(/s$/, ""))
  return words.map((word, index) => (index === 0 && /^(?:create|use)$/.test(word) ? "enable" : word))
}
