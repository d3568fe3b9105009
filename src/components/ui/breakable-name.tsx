import { Fragment } from "react"
import { nameParts } from "../../shared/name-parts"

/** A name of code, or a text with such names; those too long for a line on phones can wrap, as `nameParts` says. */
export function BreakableName({ name }: { name: string }) {
  return nameParts(name).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
