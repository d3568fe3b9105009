import styled from "@emotion/styled"
import { entryCards } from "../../shared/home-links"
import { CardGrid, CardLink, CardPlate, CardText } from "../ui/card"
import { EntryDrawing } from "./entry-drawings"
import { existing } from "./existing-links"

interface EntryCardsProps {
  /** Paths of links that lead to no page. */
  missing: readonly string[]
}

/** Cards for the three entry points to the documentation. Renders nothing if none of their pages exists. */
export function EntryCards({ missing }: EntryCardsProps) {
  const cards = existing(entryCards, missing)
  if (cards.length === 0) return null
  return (
    <CardGrid data-columns="3">
      {cards.map(({ title, href, text, drawing }) => (
        <li key={href}>
          <Entry>
            <EntryDrawing name={drawing} />
            <h2>
              <CardLink href={href}>{title}</CardLink>
            </h2>
            <CardText>{text}</CardText>
          </Entry>
        </li>
      ))}
    </CardGrid>
  )
}

const Entry = styled(CardPlate)`
  padding: var(--space-5);
  & h2 {
    margin-block-start: var(--space-4);
    font-size: var(--text-lg);
  }
`
