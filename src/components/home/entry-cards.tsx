import styled from "@emotion/styled"
import { CardGrid, CardLink, CardPlate, CardText } from "../ui/card"
import { EntryDrawing } from "./entry-drawings"
import { entryCards, existing } from "./home-links"

interface EntryCardsProps {
  /** Paths of the site's pages. */
  slugs: readonly string[]
}

/** Cards for the three entry points to the documentation. Renders nothing if none of their pages exists. */
export function EntryCards({ slugs }: EntryCardsProps) {
  const cards = existing(entryCards, slugs)
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
