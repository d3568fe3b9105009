/** Names and paths that do not fit on a line on phones. */
const longNames = /\S{26,}/g

/** Where a line can end in them. After hyphens browsers break lines themselves. */
const lineEnds = /(?<=[\p{L}\p{N}])[_/.]+(?=[\p{L}\p{N}])/gu

/** The parts of a text between which it can wrap, beside its spaces and hyphens: long names of code wrap after `_`, `/` and `.`. */
export function nameParts(text: string): string[] {
  const ends = [...text.matchAll(longNames)].flatMap((name) =>
    Array.from(name[0].matchAll(lineEnds), (end) => name.index + end.index + end[0].length),
  )
  return [0, ...ends].map((start, part) => text.slice(start, ends[part]))
}
