/** Names that do not fit on a line on phones. */
const longNames = /\S{26,}/g

/** The parts of a text between which it can wrap, beside its spaces: long names of code wrap after underscores. */
export function nameParts(text: string): string[] {
  return text.replace(longNames, (name) => name.replaceAll("_", "_\0")).split("\0")
}
