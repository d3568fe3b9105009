import { type ReactNode, useId } from "react"
import { admonitions, note } from "../../shared/admonitions"
import { iconSizes } from "../../shared/icon-sizes"
import { ComponentText } from "./component-text"

interface AdmonitionProps {
  /** Default: `note`, also for unknown types. */
  type?: string
  /** Replaces the default title of the type. */
  title?: ReactNode
  /** Anchor for links. */
  id?: string
  children?: ReactNode
}

/** An admonition with the same HTML as the Markdown directive. */
export function Admonition({ type = "note", title, id, children }: AdmonitionProps) {
  const titleId = useId()
  const kind = admonitions.get(type) ?? note
  return (
    <div
      id={id}
      className={`admonition admonition-${kind.look} theme-admonition-${kind.look}`}
      role="note"
      aria-labelledby={titleId}
    >
      <p className="admonition-title" id={titleId}>
        <svg
          className="admonition-icon"
          viewBox="0 0 24 24"
          width={iconSizes.medium}
          height={iconSizes.medium}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d={kind.icon} />
        </svg>
        {title && <span className="sr-only">{kind.title}: </span>}
        {title || kind.title}
      </p>
      <ComponentText>{children}</ComponentText>
    </div>
  )
}

export default Admonition
