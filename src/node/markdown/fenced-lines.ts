/** What may stand in front of a block on its line: indentation, quotes and a list's mark. */
export const containerMarks = String.raw`[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?[ \t]*`

const fence = new RegExp(`^${containerMarks}(\`{3,}(?=[^\`]*$)|~{3,})(.*)$`)

/** Tells of each line, given in order, whether it is of fenced code; its fences count. For text that is not parsed yet. */
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
