import { Fragment } from "react"

/** Code between equal numbers of backticks, and these backticks. */
const codeSpan = /(`+)(.*?)(?<!`)\1(?!`)/

/** Phrases separated by semicolons; code in backticks is rendered as such. */
export function Phrases({ of: phrases }: { of: readonly string[] }) {
  return phrases.map((phrase, index) => (
    <Fragment key={phrase}>
      {index > 0 && "; "}
      {phrase.split(codeSpan).map((part, at) => {
        // Text, backticks and code take turns.
        if (at % 3 === 1) return null
        return at % 3 === 2 ? <code key={at}>{part.trim()}</code> : part
      })}
    </Fragment>
  ))
}
