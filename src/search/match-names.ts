import type { StoredRecord } from "../shared/search/index-format"
import { isStopWord, tokenizeWords } from "../shared/search/tokenize"

/** Minimum length of a prefix that matches a name. */
const shortestBeginning = 3
/** Weight of a name from the address, relative to the page's own names. */
const addressWorth = 0.8
/** Weight of a name that contains the query's words among others. */
const longerName = 0.5
/** Bonus if the query and the name have the same spelling as in code, such as `iam-users-and-groups`. */
const writtenAlike = 0.3

/** A name of a page. */
interface PageName {
  /** The name in lower case. */
  text: string
  /** Its significant words. */
  words: string
  /** Weight of the name. */
  worth: number
}

/**
 * Similarity of a query to the names of a page: 1 for an exact match, slightly more for the same spelling, less for a
 * partial match, 0 for no match. A page's names are its title, its aliases, and the last segments of its address and of its
 * module's path.
 * @param query as typed
 * @param wordings the significant words of the query, joined by spaces, and its variants with synonyms
 */
export function matchNames(page: StoredRecord, query: string, wordings: readonly string[]): number {
  const written = query.trim().toLowerCase()
  const isCode = /^\S*[-_/]\S*$/.test(written)
  return Math.max(
    0,
    ...namesOf(page).map(({ text, words, worth }) => {
      const alike = Math.max(...wordings.map((wording) => likeness(words, wording)))
      return worth * (isCode && text === written ? alike + writtenAlike : alike)
    }),
  )
}

/** The words of a text that are not stop words, in their indexed form; all words if all of them are stop words. */
export function significantWords(text: string): string {
  const words = tokenizeWords(text)
  const significant = words.filter(({ term }) => !isStopWord(term))
  return (significant.length > 0 ? significant : words).map(({ term }) => term).join(" ")
}

const known = new WeakMap<StoredRecord, readonly PageName[]>()

function namesOf(page: StoredRecord): readonly PageName[] {
  let names = known.get(page)
  if (!names) {
    const [path = ""] = page.url.split("#")
    const own = [page.path[0] ?? "", ...page.aliases.flatMap(endingsOf)]
    names = [
      ...own.map((text) => ({ text, worth: 1 })),
      ...endingsOf(path)
        .slice(-2)
        .map((text) => ({ text, worth: addressWorth })),
    ].map(({ text, worth }) => ({ text: text.toLowerCase(), words: significantWords(text), worth }))
    known.set(page, names)
  }
  return names
}

/** All suffixes of a path: `a/b/c`, `b/c` and `c`. For any other text, the text itself. */
function endingsOf(text: string): string[] {
  if (/\s/.test(text)) return [text]
  const folders = text.split("/").filter((folder) => folder !== "")
  return folders.map((_, index) => folders.slice(index).join("/"))
}

function likeness(name: string, query: string): number {
  if (query === "" || name === "") return 0
  if (name === query) return 1
  const words = new Set(name.split(" "))
  if (query.split(" ").every((word) => words.has(word)))
    return longerName * Math.sqrt(query.length / name.length)
  return query.length >= shortestBeginning && name.startsWith(query) ? query.length / name.length : 0
}
