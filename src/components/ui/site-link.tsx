import type { AnchorHTMLAttributes } from "react"
import type { SiteLink as SiteLinkData } from "../../shared/site-config"
import { ExternalLink } from "./external-link"
import { Link } from "./link"

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  link: SiteLinkData
}

/** A link of the header, the menu or the footer. An external link opens in a new tab and indicates that. */
export function SiteLink({ link, ...props }: SiteLinkProps) {
  if ("to" in link) {
    return (
      <Link {...props} to={link.to}>
        {link.label}
      </Link>
    )
  }
  return (
    <ExternalLink {...props} href={link.href}>
      {link.label}
    </ExternalLink>
  )
}
