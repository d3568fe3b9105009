import type { AnchorHTMLAttributes } from "react"
import { ExternalIcon } from "./icons"
import { VisuallyHidden } from "./visually-hidden"

interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/**
 * A link that leaves the site: it opens in a new tab, and says so with an icon and in its name. With a `title` that says
 * so, the name stays as written.
 */
export function ExternalLink({ children, ...props }: ExternalLinkProps) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
      <ExternalIcon />
      {props.title === undefined && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </a>
  )
}
