/** The initial text of the search field. */
export interface FirstQuery {
  text: string
  /** Whether the reader typed it and continues typing; otherwise it is the text selected on the page. */
  isTyped: boolean
}
