import { Fragment } from "react"

/** Phrases in which backticks hold code, with semicolons between them. */
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
