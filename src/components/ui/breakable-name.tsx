import { Fragment } from "react"
import { nameParts } from "../../shared/name-parts"

interface BreakableNameProps {
  name: string
  /** Number of characters that fit on a line; default: that of code on phones. */
  lineLength?: number
}

/** A name of code, or a text with such names; those too long for a line can wrap, as `nameParts` says. */
export function BreakableName({ name, lineLength }: BreakableNameProps) {
  return nameParts(name, lineLength).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

/** The name of an input or output as code. */
export function CodeName({ name }: { name: string }) {
  return (
    <code>
      <BreakableName name={name} />
    </code>
  )
}
