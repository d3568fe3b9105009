/** Number of characters of code that fit on a line on phones. */
const phoneLine = 25

/** Where a line can end in a long name. After hyphens browsers break lines themselves. */
const lineEnds = /(?<=[\p{L}\p{N}])[_/.]+(?=[\p{L}\p{N}])/gu

/**
 * The parts of a text between which it can wrap, beside its spaces and hyphens: names and paths that are longer than a line wrap
 * after `_`, `/` and `.`.
 */
export function nameParts(text: string, lineLength = phoneLine): string[] {
  const longNames = new RegExp(`\\S{${lineLength + 1},}`, "g")
  const ends = [...text.matchAll(longNames)].flatMap((name) =>
    Array.from(name[0].matchAll(lineEnds), (end) => name.index + end.index + end[0].length),
  )
  return [0, ...ends].map((start, part) => text.slice(start, ends[part]))
}
