/** A text as one word of a shell command, in quotes if it has spaces or other characters that a shell interprets. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
