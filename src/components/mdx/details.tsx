import { isValidElement, type ReactNode } from "react"

interface DetailsProps {
  /** Text of the summary, or a `summary` element. */
  summary?: ReactNode
  /** Whether it is initially open. */
  open?: boolean
  /** Anchor for links. */
  id?: string
  children?: ReactNode
}

/** Collapsible content. Works without JavaScript. */
export function Details({ summary = "Details", open, id, children }: DetailsProps) {
  return (
    <details className="details" id={id} open={open}>
      {isValidElement(summary) && summary.type === "summary" ? summary : <summary>{summary}</summary>}
      {children}
    </details>
  )
}

export default Details
