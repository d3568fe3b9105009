import { countWords } from "../../src/node/markdown/text/count-words"

/** A sentence that several pages share. */
export interface RepeatedSentence {
  /** The sentence as written on the first of the pages. */
  sentence: string
  /** The files of the pages, sorted. */
  files: string[]
}

/** The prose of a page, from its outline. */
interface PageProse {
  file: string
  prose: readonly (readonly string[])[]
}

/** Two pages can have a shorter sentence by chance, such as "Both accounts need it." */
const minWords = 10

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" })

/**
 * Finds sentences of ten words or more that are on more than one page. Case, punctuation and markup do not count.
 * The sentence on most pages comes first.
 */
export function repeatedSentences(pages: readonly PageProse[]): RepeatedSentence[] {
  const found = new Map<string, { sentence: string; files: Set<string> }>()
  for (const { file, prose } of pages)
    for (const sentence of prose.flat().flatMap(sentencesOf)) {
      const key = normalize(sentence)
      const entry = found.get(key) ?? { sentence, files: new Set() }
      entry.files.add(file)
      found.set(key, entry)
    }
  return [...found.values()]
    .filter(({ files }) => files.size > 1)
    .map(({ sentence, files }) => ({ sentence, files: [...files].sort() }))
    .sort((a, b) => b.files.length - a.files.length || a.sentence.localeCompare(b.sentence, "en"))
}

function sentencesOf(block: string): string[] {
  return [...segmenter.segment(block)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => countWords(sentence) >= minWords)
}

function normalize(sentence: string): string {
  return (sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")
}
