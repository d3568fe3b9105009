/** The initial text of the search field. */
export interface FirstQuery {
  text: string
  /** Whether the reader typed it and continues typing; otherwise it is the text selected on the page. */
  isTyped: boolean
}

/**
 * The initial text after a key press: a character is appended, and Backspace removes the last one. Both replace text
 * that was selected on the page, as in the field, where it is selected.
 */
export function withKey({ text, isTyped }: FirstQuery, key: string): FirstQuery {
  const typed = isTyped ? text : ""
  return { text: key === "Backspace" ? [...typed].slice(0, -1).join("") : typed + key, isTyped: true }
}
