/** A position in the text of a file or sample; line and column are 1-based. */
export interface SourcePosition {
  line: number
  column: number
}

/** Compares positions for sorting in text order. */
export function comparePositions(a: SourcePosition, b: SourcePosition): number {
  return a.line - b.line || a.column - b.column
}

/** The lines of a text without their ends, of any kind; line 1 is the first element. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/)
}

/** The position of an offset in a text. */
export function positionAt(text: string, offset: number): SourcePosition {
  const lines = text.slice(0, offset).split("\n")
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}
