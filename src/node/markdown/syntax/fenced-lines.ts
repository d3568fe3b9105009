/** Prefix of a block on its line: indentation, block quote markers and a list marker. */
export const containerMarks = String.raw`[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?[ \t]*`

const fence = new RegExp(`^${containerMarks}(\`{3,}(?=[^\`]*$)|~{3,})(.*)$`)

/** Returns a function to be called with each line in order; it returns whether the line is fenced code or a fence. For unparsed text. */
export function fencedLines(): (line: string) => boolean {
  let open: string | undefined
  return (line) => {
    const [, marker, rest = ""] = fence.exec(line) ?? []
    if (open === undefined) {
      open = marker
      return marker !== undefined
    }
    if (marker?.startsWith(open) && rest.trim() === "") open = undefined
    return true
  }
}
