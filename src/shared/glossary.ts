/** Path of the page with all terms. */
export const glossaryPath = "/reference/glossary"

/** Class of a link from a text to the term that it uses. */
export const termClass = "term"
