/** A spelling for which the project prefers another. */
interface FoundSpelling {
  written: string
  preferred: string
  offset: number
}

/** Finds spellings as whole words. */
export function findTerms(text: string, terms: Readonly<Record<string, string>>): FoundSpelling[] {
  return Object.entries(terms).flatMap(([written, preferred]) => {
    const found: FoundSpelling[] = []
    for (let at = text.indexOf(written); at !== -1; at = text.indexOf(written, at + written.length))
      if (isWhole(text, at, at + written.length)) found.push({ written, preferred, offset: at })
    return found
  })
}

/** Whether a range of a text is a whole word, not part of a longer word, name or address. */
function isWhole(text: string, start: number, end: number): boolean {
  return !/[\w/@.#-]/.test(text.charAt(start - 1)) && !/^(?:[\w/@-]|[.:]\w)/.test(text.slice(end, end + 2))
}
