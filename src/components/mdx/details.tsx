import { isValidElement, type ReactNode } from "react"

interface DetailsProps {
  /** Text of the line that opens it, or a `summary` element. */
  summary?: ReactNode
  /** Open from the start. */
  open?: boolean
  /** What links lead to. */
  id?: string
  children?: ReactNode
}

/** Content that the reader unfolds. Works without JavaScript. */
export function Details({ summary = "Details", open, id, children }: DetailsProps) {
  return (
    <details className="details" id={id} open={open}>
      {isValidElement(summary) && summary.type === "summary" ? summary : <summary>{summary}</summary>}
      {children}
    </details>
  )
}

export default Details
