/** Names that do not fit on a line on phones. */
const longNames = /\S{26,}/g

/** The parts of a text between which it can wrap, beside its spaces: long names of code wrap after underscores. */
export function nameParts(text: string): string[] {
  const ends = [...text.matchAll(longNames)].flatMap((name) =>
    Array.from(name[0].matchAll(/_/g), (underscore) => name.index + underscore.index + 1),
  )
  return [0, ...ends].map((start, part) => text.slice(start, ends[part]))
}
