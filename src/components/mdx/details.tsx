import { isValidElement, type ReactNode } from "react"

interface DetailsProps {
  /** Text of the line that opens it, or a `summary` element. */
  summary?: ReactNode
  /** Open from the start. */
  open?: boolean
  children: ReactNode
}

/** Content that the reader unfolds. Works without JavaScript. */
export function Details({ summary = "Details", open, children }: DetailsProps) {
  return (
    <details className="details" open={open}>
      {isValidElement(summary) && summary.type === "summary" ? summary : <summary>{summary}</summary>}
      {children}
    </details>
  )
}

export default Details
