import { Fragment } from "react"

/** Maximum length of a name that fits on a line on phones. */
const shortName = 25

/** A name of code; if it is too long for a line on phones, it can wrap after underscores. */
export function BreakableName({ name }: { name: string }) {
  if (name.length <= shortName) return name
  return name.split(/(?<=_)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
