import type { AnchorHTMLAttributes } from "react"
import { ExternalIcon } from "./icons"

interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/**
 * An external link: it opens in a new tab, which an icon and its accessible name indicate. With a `title` that says so, the
 * name is unchanged.
 */
export function ExternalLink({ children, ...props }: ExternalLinkProps) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
      <ExternalIcon />
      {props.title === undefined && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  )
}
