import { distance } from "fastest-levenshtein"
import { decodeFragment, splitAddress, withoutTrailingSlash } from "../../shared/paths"

/** A page that can be proposed instead of one that does not exist. */
export interface KnownPage {
  slug: string
  title: string
}

/** Words shorter than this must match exactly: words of two or three letters are all similar. */
const minFuzzyLength = 4
/** Share of letters that must match for a word to count as a misspelling of another. */
const minFuzzyShare = 0.7

/**
 * The pages that a reader most likely meant by an address that does not exist, best first.
 * @param path as requested; query and fragment are ignored
 * @param count maximum number of pages; fewer are returned if fewer are similar
 */
export function closestPages<T extends KnownPage>(path: string, pages: readonly T[], count: number): T[] {
  const wanted = segmentsOf(path)
  const words = [...new Set(wanted.flatMap(wordsOf))]
  const candidates = pages.map((page) => {
    const segments = segmentsOf(page.slug)
    return { page, segments, words: new Set([...segments.flatMap(wordsOf), ...wordsOf(page.title)]) }
  })
  const weights = words.map((word) => rarity(word, candidates))

  return candidates
    .map((candidate) => ({
      page: candidate.page,
      score:
        words.reduce((sum, word, i) => sum + likeness(word, candidate.words) * (weights[i] ?? 0), 0) +
        sharedStart(wanted, candidate.segments) / 2 +
        2 * closeness(wanted.at(-1) ?? "", candidate.segments.at(-1) ?? ""),
    }))
    .filter(({ score }) => score >= 1)
    .sort(
      (a, b) =>
        b.score - a.score ||
        a.page.slug.length - b.page.slug.length ||
        a.page.slug.localeCompare(b.page.slug, "en"),
    )
    .slice(0, count)
    .map(({ page }) => page)
}

/** The words of an address, as a reader would type them into a search field. */
export function wordsOfPath(path: string): string[] {
  return [...new Set(segmentsOf(path).flatMap(wordsOf))]
}

function segmentsOf(path: string): string[] {
  const clean = withoutTrailingSlash(splitAddress(path).path.toLowerCase())
    .replace(/\.(?:html?|mdx?)$/, "")
    .replace(/\/(?:index|readme)$/, "")
  return decodeFragment(clean).split("/").filter(Boolean)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** 1 for a word of a single page, less for words of many pages. */
function rarity(word: string, candidates: readonly { words: ReadonlySet<string> }[]): number {
  const pages = candidates.filter(({ words }) => words.has(word)).length
  return 1 / (1 + Math.log(Math.max(pages, 1)) / 4)
}

function likeness(word: string, words: ReadonlySet<string>): number {
  if (words.has(word)) return 1
  if (word.length < minFuzzyLength) return 0
  let best = 0
  for (const other of words) if (other.length >= minFuzzyLength) best = Math.max(best, closeness(word, other))
  return best
}

/** 1 for equal texts, down to `minFuzzyShare`; 0 when they differ more. */
function closeness(a: string, b: string): number {
  const length = Math.max(a.length, b.length)
  if (length === 0 || Math.min(a.length, b.length) / length < minFuzzyShare) return 0
  const share = 1 - distance(a, b) / length
  return share < minFuzzyShare ? 0 : share
}

function sharedStart(a: readonly string[], b: readonly string[]): number {
  let shared = 0
  while (shared < a.length && a[shared] === b[shared]) shared += 1
  return shared
}
