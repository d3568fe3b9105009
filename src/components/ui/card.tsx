import styled from "@emotion/styled"
import type { ReactNode } from "react"
import { isExternal } from "../../shared/paths"
import { ExternalLink } from "./external-link"
import { Link } from "./link"

interface CardLinkProps {
  /** A final path of this site without the path prefix, or an external address, which opens in a new tab. */
  href: string
  children: ReactNode
}

/** The link of a card or row; the clickable area is the whole positioned ancestor. */
export function CardLink({ href, children }: CardLinkProps) {
  return (
    <Stretch className="card-link">
      {isExternal(href) ? (
        <ExternalLink href={href}>{children}</ExternalLink>
      ) : (
        <Link to={href}>{children}</Link>
      )}
    </Stretch>
  )
}

/* `.card-link` in prose.css styles the link, as it does on cards in articles. */
const Stretch = styled.span`
  text-wrap: balance;
  & svg {
    color: var(--color-text-muted);
  }
`

/** The columns of a grid of cards: `data-columns` (1 to 4) is the maximum number of columns. */
export const CardColumns = styled.ul`
  &&[data-columns="1"] {
    grid-template-columns: 1fr;
  }
  &&[data-columns="2"] {
    grid-template-columns: repeat(auto-fill, minmax(max(min(100%, 14rem), 40%), 1fr));
  }
  &&[data-columns="3"] {
    grid-template-columns: repeat(auto-fill, minmax(max(min(100%, 14rem), 28%), 1fr));
  }
  &&[data-columns="4"] {
    grid-template-columns: repeat(auto-fill, minmax(max(min(100%, 9rem), 21%), 1fr));
  }
`

/** A list of cards in as many columns as fit, up to `data-columns`, which must be set. */
export const CardGrid = styled(CardColumns)`
  display: grid;
  gap: var(--space-4);
  list-style: none;
  & > li {
    display: flex;
  }
`

/** The box of a card, with a `CardLink` and a `CardText`. */
export const CardPlate = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-1);
  min-width: 0;
  min-height: 44px;
  padding: var(--space-4);
  border: 1px solid var(--color-rule);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  line-height: 1.4;
  break-inside: avoid;
  transition: border-color var(--motion);
  &:hover {
    border-color: var(--color-accent);
  }
`

/** The description on a card. */
export const CardText = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  line-height: 1.5;
`
