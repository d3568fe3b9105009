import { Fragment } from "react"
import { TextWithCode } from "../ui/text-with-code"

/** Phrases separated by semicolons; code in backticks is rendered as such. */
export function Phrases({ of: phrases }: { of: readonly string[] }) {
  return phrases.map((phrase, index) => (
    <Fragment key={phrase}>
      {index > 0 && "; "}
      <TextWithCode text={phrase} />
    </Fragment>
  ))
}
