import { Fragment } from "react"
import { splitMarks } from "./split-marks"

/** A text with what matched in `<mark>`. The text is shown as text, whatever it holds. */
export function Marked({ value }: { value: string }) {
  return splitMarks(value).map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  )
}
