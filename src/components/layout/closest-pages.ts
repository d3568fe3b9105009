import { distance } from "fastest-levenshtein"
import { decodeFragment, splitAddress, withoutTrailingSlash } from "../../shared/paths"

/** A page that can be proposed instead of one that does not exist. */
export interface KnownPage {
  slug: string
  title: string
  /** Path of the module that the page is about, whose name readers take for the page's. */
  module?: string | null
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
    const names = [segments.at(-1) ?? "", page.module?.split("/").at(-1) ?? ""]
    const texts = [...segments, page.title]
    return { page, segments, names, words: new Set([...texts.flatMap(wordsOf), ...names.map(joined)]) }
  })
  const weights = words.map((word) => rarity(word, candidates))

  return candidates
    .map((candidate) => ({
      page: candidate.page,
      score:
        words.reduce((sum, word, i) => sum + likeness(word, candidate.words) * (weights[i] ?? 0), 0) +
        sharedStart(wanted, candidate.segments) / 2 +
        2 * Math.max(...candidate.names.map((name) => closeness(wanted.at(-1) ?? "", name))) +
        (isFolderOf(wanted, candidate.segments) ? 1 : 0),
    }))
    .filter(({ score }) => score >= 1)
    .sort(
      (a, b) =>
        b.score - a.score ||
        a.page.slug.length - b.page.slug.length ||
        yearOf(b.page) - yearOf(a.page) ||
        a.page.slug.localeCompare(b.page.slug, "en"),
    )
    .slice(0, count)
    .map(({ page }) => page)
}

/** A name without separators: readers write `s3` for `s-3`. */
function joined(name: string): string {
  return wordsOf(name).join("")
}

/** Whether pages below an address exist, although it is no page itself. */
function isFolderOf(wanted: readonly string[], segments: readonly string[]): boolean {
  return (
    wanted.length > 0 && wanted.length < segments.length && sharedStart(wanted, segments) === wanted.length
  )
}

/** The year that a page is named after, so that the newest of a series is proposed first; 0 for another page. */
function yearOf({ slug }: KnownPage): number {
  const name = segmentsOf(slug).at(-1) ?? ""
  return /^\d{4}$/.test(name) ? Number(name) : 0
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
