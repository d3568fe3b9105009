/**
 * Parses the text of a JSON file, which can begin with a byte order mark.
 * @throws the SyntaxError of `JSON.parse`
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text.replace(/^\ufeff/, ""))
}
