import { type ReactNode, useId } from "react"
import { admonitionLooks, type AdmonitionType } from "../../shared/admonitions"

interface AdmonitionProps {
  /** Default `note`. */
  type?: AdmonitionType
  /** Replaces the kind's own name. */
  title?: ReactNode
  children: ReactNode
}

/** An admonition as the Markdown directive makes it. */
export function Admonition({ type = "note", title, children }: AdmonitionProps) {
  const id = useId()
  const look = admonitionLooks[type]
  return (
    <div
      className={`admonition admonition-${type} theme-admonition-${type}`}
      role="note"
      aria-labelledby={id}
    >
      <p className="admonition-title" id={id}>
        <svg
          className="admonition-icon"
          viewBox="0 0 24 24"
          width="20"
          height="20"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d={look.icon} />
        </svg>
        {title && <span className="visually-hidden">{look.title}: </span>}
        {title || look.title}
      </p>
      {typeof children === "string" ? <p>{children}</p> : children}
    </div>
  )
}

export default Admonition
