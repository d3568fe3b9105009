/** A position in the text of a file or sample; line and column are 1-based. */
export interface SourcePosition {
  line: number
  column: number
}
