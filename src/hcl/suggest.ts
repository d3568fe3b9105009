import { distance } from "fastest-levenshtein"
import { listOf } from "./list-of"

/**
 * The candidate that the writer most likely meant; `undefined` if none is similar. At most a third of the letters may
 * differ, or two in a short word, but never all of them. In paths, this holds for the segments that differ, because
 * all pages of a long folder would be similar otherwise; endings of files are segments, too. Numbers are never similar.
 */
export function suggest(word: string, candidates: readonly string[]): string | undefined {
  const given = word.toLowerCase()
  const similar = candidates.filter((candidate) => isSimilar(given, candidate.toLowerCase()))
  const distances = similar.map((candidate) => distance(given, candidate.toLowerCase()))
  const least = Math.min(...distances)
  const nearest = similar.filter((_, index) => distances[index] === least)
  // Two letters in the wrong order count as two that differ, but are the more likely mistake.
  return nearest.find((candidate) => lettersOf(candidate) === lettersOf(word)) ?? nearest[0]
}

function lettersOf(word: string): string {
  return [...word.toLowerCase()].toSorted().join("")
}

function isSimilar(word: string, candidate: string): boolean {
  const [given, meant] = differingSegments(word, candidate)
  // A path that lacks segments of the other one is compared as a whole.
  if (given === "" || meant === "") return differsLittle(word, candidate)
  return !(isNumber(given) && isNumber(meant)) && differsLittle(given, meant)
}

function differsLittle(word: string, candidate: string): boolean {
  const allowed = Math.min(word.length - 1, Math.max(2, Math.floor(word.length / 3)))
  return distance(word, candidate) <= allowed
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text)
}

/** Two paths without the segments that both start or end with. */
function differingSegments(one: string, other: string): [string, string] {
  const a = one.split(/[/.]/)
  const b = other.split(/[/.]/)
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++
  return [a.slice(start, a.length - end).join("/"), b.slice(start, b.length - end).join("/")]
}

/** The text after "Fix:": `did you mean "x"?` if a candidate is similar, else `otherwise`. */
export function didYouMean(word: string, candidates: readonly string[], otherwise: string): string {
  const near = suggest(word, candidates)
  return didYouMeanOneOf(near === undefined ? [] : [near], otherwise)
}

/** The text after "Fix:": `did you mean "x", "y" or "z"?`, or `otherwise` if there are none. */
export function didYouMeanOneOf(names: readonly string[], otherwise: string): string {
  return names.length === 0 ? otherwise : `did you mean ${listOf(names, "or")}?`
}
