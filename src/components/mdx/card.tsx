import styled from "@emotion/styled"
import type { ReactNode } from "react"
import { CardLink } from "../ui/card"
import { CardIcon, type CardIconName } from "./card-icons"

interface CardProps {
  title: string
  /** A final path of this site, or an external address. */
  href: string
  icon?: CardIconName
  /** Words set below the text, such as the plans that include what the card leads to. */
  tags?: readonly string[]
  /** What stands behind the link. */
  children?: ReactNode
}

/** A card of a `CardGroup` or `CardList`. */
export function Card({ title, href, icon, tags = [], children }: CardProps) {
  return (
    <Plate className="card">
      {icon && <CardIcon name={icon} />}
      <CardLink href={href}>
        <strong>{title}</strong>
      </CardLink>
      {typeof children === "string" ? <p>{children}</p> : children}
      {tags.length > 0 && <Tags>{tags.join(" · ")}</Tags>}
    </Plate>
  )
}

/* An item of a list, so the icon stands beside the text in a row and above it on a card. */
const Plate = styled.li`
  & > svg {
    display: block;
    margin-block-end: var(--space-2);
    color: var(--color-accent);
  }
`

const Tags = styled.span`
  display: block;
  margin-block-start: var(--space-2);
  color: var(--color-text);
  font-size: var(--text-xs);
  font-weight: 600;
`
