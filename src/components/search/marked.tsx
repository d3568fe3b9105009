import { Fragment } from "react"
import { splitMarks } from "./split-marks"

/** A text with its matches in `<mark>`. The text is never interpreted as HTML. */
export function Marked({ value }: { value: string }) {
  return splitMarks(value).map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  )
}
