import styled from "@emotion/styled"
import type { ReactNode } from "react"
import { CardLink } from "../ui/card"
import { CardIcon, type CardIconName } from "./card-icons"
import { ComponentText } from "./component-text"

interface CardProps {
  title: string
  /** A final path of this site, or an external address. */
  href: string
  icon?: CardIconName
  /** Labels below the text, such as the subscription plans that include the target. */
  tags?: readonly string[]
  /** Description of the link's target. */
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
      <ComponentText>{children}</ComponentText>
      {tags.length > 0 && <Tags>{tags.join(" · ")}</Tags>}
    </Plate>
  )
}

/* In a list, the icon is beside the text; on a card, above it. */
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
