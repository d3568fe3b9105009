import { escapeRegExp } from "../markdown/text/escape-reg-exp"
import type { Term } from "./glossary-file"

/** An occurrence of a term in a text. */
interface FoundTerm {
  start: number
  end: number
  term: Term
}

/** Finds terms in a text. */
export type TermFinder = (text: string) => FoundTerm[]

interface Name {
  name: string
  term: Term
}

/**
 * Creates a finder for the terms of a glossary. It matches whole words, and the longest of several terms at a position.
 */
export function termFinder(terms: readonly Term[]): TermFinder {
  const names = terms
    .flatMap((term) => [term.term, ...term.also].map((name): Name => ({ name, term })))
    .sort((a, b) => b.name.length - a.name.length)
  if (names.length === 0) return () => []
  const byName = new Map(names.map((entry) => [entry.name.toLowerCase(), entry]))
  const alternatives = names.map(({ name }) => escapeRegExp(name)).join("|")
  const letter = String.raw`\p{L}\p{N}_`
  const pattern = new RegExp(
    `(?<![${letter}./-])(${alternatives})(?:s|'s|’s)?(?![${letter}/-]|\\.[${letter}])`,
    "giu",
  )
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: whole, 1: found = "" }) => {
      const entry = byName.get(found.toLowerCase())
      return entry && isWritten(entry, found)
        ? [{ start: index, end: index + whole.length, term: entry.term }]
        : []
    })
}

/** A single word with capitals is a proper name and matches case-sensitively: "Config" is not "config". */
function isWritten({ name }: Name, found: string): boolean {
  const isName = !/\s/.test(name) && /[A-Z]/.test(name)
  return !isName || found === name
}
