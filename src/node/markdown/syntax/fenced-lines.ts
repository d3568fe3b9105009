/** Prefix of a block on its line: indentation, block quote markers and a list marker. */
export const containerMarks = String.raw`[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?[ \t]*`

const fence = new RegExp(`^(${containerMarks})(\`{3,}(?=[^\`]*$)|~{3,})(.*)$`)

/** A line that opens or closes fenced code. */
export interface Fence {
  /** What is before the fence: `containerMarks`. */
  prefix: string
  /** The backticks or tildes. */
  marker: string
  /** What follows them: the language and the options. */
  info: string
}

/** The fence on a line; `undefined` if there is none. */
export function readFence(line: string): Fence | undefined {
  const [, prefix = "", marker, info = ""] = fence.exec(line) ?? []
  return marker === undefined ? undefined : { prefix, marker, info }
}

/** Whether a line closes the code that a fence has opened. */
export function closesFence(open: Fence, line: string): boolean {
  const found = readFence(line)
  return found?.marker.startsWith(open.marker) === true && found.info.trim() === ""
}

/** Returns a function to be called with each line in order; it returns whether the line is fenced code or a fence. For unparsed text. */
export function fencedLines(): (line: string) => boolean {
  let open: Fence | undefined
  return (line) => {
    if (open === undefined) {
      open = readFence(line)
      return open !== undefined
    }
    if (closesFence(open, line)) open = undefined
    return true
  }
}
