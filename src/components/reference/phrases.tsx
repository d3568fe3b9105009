import { Fragment } from "react"

/** Phrases separated by semicolons; text in backticks is rendered as code. */
export function Phrases({ of: phrases }: { of: readonly string[] }) {
  return phrases.map((phrase, index) => (
    <Fragment key={phrase}>
      {index > 0 && "; "}
      {phrase
        .split(/`+([^`]*)`+/)
        .map((part, at) => (at % 2 === 1 ? <code key={at}>{part.trim()}</code> : part))}
    </Fragment>
  ))
}
