import { readFileSync } from "node:fs"
import path from "node:path"
import nspell from "nspell"
import { requireFromRoot } from "../markdown/require-from-root"

/** An English dictionary. */
export interface Dictionary {
  isKnown(word: string): boolean
  /** Similar words, the most similar one first. */
  suggestionsFor(word: string): string[]
}

/** Loads the dictionary of American English: half a megabyte, which takes about 0.2 s. */
export function loadDictionary(): Dictionary {
  const folder = path.dirname(requireFromRoot.resolve("dictionary-en"))
  const speller = nspell({
    aff: readFileSync(path.join(folder, "index.aff")),
    dic: readFileSync(path.join(folder, "index.dic")),
  })
  return {
    isKnown: (word) => speller.correct(word),
    suggestionsFor: (word) => speller.suggest(word),
  }
}
