import type { Term } from "./glossary-file"

/** A term where a text uses it. */
export interface FoundTerm {
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

/** Makes what finds the terms of a glossary as whole words, the longest where several begin at one place. */
export function termFinder(terms: readonly Term[]): TermFinder {
  const names = terms
    .flatMap((term) => [term.term, ...term.also].map((name): Name => ({ name, term })))
    .sort((a, b) => b.name.length - a.name.length)
  if (names.length === 0) return () => []
  const byName = new Map(names.map((entry) => [entry.name.toLowerCase(), entry]))
  const alternatives = names.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")
  const pattern = new RegExp(`(?<![\\w./-])(${alternatives})(?:s|'s|’s)?(?![\\w/-]|\\.\\w)`, "gi")
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: whole, 1: found = "" }) => {
      const entry = byName.get(found.toLowerCase())
      return entry && isWritten(entry, found)
        ? [{ start: index, end: index + whole.length, term: entry.term }]
        : []
    })
}

/** One word with capitals is a name, which means something else in other letters: "Config" is not "config". */
function isWritten({ name }: Name, found: string): boolean {
  const isName = !/\s/.test(name) && /[A-Z]/.test(name)
  return !isName || found === name
}
