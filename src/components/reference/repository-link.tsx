import type { ReactNode } from "react"
import { subscriberRepository } from "../../shared/subscriber-links"
import { site } from "../../browser/site"
import { ExternalLink } from "../ui/external-link"
import { LockIcon } from "../ui/icons"

interface RepositoryLinkProps {
  href: string
  /** Whether a link to a private repository has a lock. */
  icon?: boolean
  children: ReactNode
}

/** A link to a repository. Links to private repositories are labelled, and show a warning first. */
export function RepositoryLink({ href, icon = true, children }: RepositoryLinkProps) {
  const audience = subscriberRepository(href, site.privateRepositories)?.audience
  return (
    <ExternalLink href={href} data-subscribers={audience}>
      {children}
      {audience && icon && <LockIcon />}
      {audience && <span className="sr-only"> (for subscribers only)</span>}
    </ExternalLink>
  )
}
