import type { ReactNode } from "react"
import { subscriberAudience } from "../../shared/subscriber-links"
import { site } from "../../site.config"
import { ExternalIcon } from "../ui/icons"
import { VisuallyHidden } from "../ui/visually-hidden"

interface RepositoryLinkProps {
  href: string
  children: ReactNode
}

/** A link to a repository; one that only subscribers can open says so, and asks first. */
export function RepositoryLink({ href, children }: RepositoryLinkProps) {
  const audience = subscriberAudience(href, site.privateRepositories)
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" data-subscribers={audience}>
      {children}
      {audience && <VisuallyHidden> (for subscribers only)</VisuallyHidden>}
      <ExternalIcon />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  )
}
