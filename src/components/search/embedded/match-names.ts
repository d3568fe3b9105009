import type { StoredRecord } from "../../../shared/search/index-format"
import { isStopWord, tokenize } from "../../../shared/search/tokenize"

/** Shortest beginning of a name that says which name is meant. */
const shortestBeginning = 3
/** What a part of the address is worth as a name, beside what the page calls itself. */
const addressWorth = 0.8
/** What a name is worth that holds the query's words among others. */
const longerName = 0.5
/** What a name gains when the query is written as code writes it, `iam-users-and-groups`, and so is the name. */
const writtenAlike = 0.3

/** A name of a page. */
interface PageName {
  /** As it is written, in lower case. */
  text: string
  /** Its words that tell. */
  words: string
  /** How much the name says of the page. */
  worth: number
}

/**
 * How nearly a query is a name of a page: 1 when it is one, a little more when it is written alike, less when it is a
 * part of one, 0 otherwise. A page's names are its title, what else readers call it, and the ends of its address and of
 * its module's path.
 * @param query as the reader wrote it
 * @param wordings the words of the query that tell, joined by spaces, and the same in other words
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

/** The words of a text that tell, in their indexed form; all words when none does. */
export function tellingWords(text: string): string {
  const words = tokenize(text).filter(({ parts }) => parts === 0)
  const telling = words.filter(({ term }) => !isStopWord(term))
  return (telling.length > 0 ? telling : words).map(({ term }) => term).join(" ")
}

const known = new WeakMap<StoredRecord, readonly PageName[]>()

function namesOf(page: StoredRecord): readonly PageName[] {
  let names = known.get(page)
  if (!names) {
    const [path = ""] = page.url.split("#")
    const own = [page.path[0] ?? "", ...(page.aliases ?? []).flatMap(endingsOf)]
    names = [
      ...own.map((text) => ({ text, worth: 1 })),
      ...endingsOf(path)
        .slice(-2)
        .map((text) => ({ text, worth: addressWorth })),
    ].map(({ text, worth }) => ({ text: text.toLowerCase(), words: tellingWords(text), worth }))
    known.set(page, names)
  }
  return names
}

/** A path from each of its folders on: of `a/b/c` also `b/c` and `c`; of another text itself. */
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
