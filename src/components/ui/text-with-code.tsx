/** Code between equal numbers of backticks, and these backticks. */
const codeSpan = /(`+)(.*?)(?<!`)\1(?!`)/s

/** A text in which code is between backticks, as in Markdown. */
export function TextWithCode({ text }: { text: string }) {
  return text.split(codeSpan).map((part, at) => {
    // The parts alternate: text, backticks, code.
    if (at % 3 === 1) return null
    return at % 3 === 2 ? <code key={at}>{part.trim()}</code> : part
  })
}
