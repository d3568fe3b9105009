import styled from "@emotion/styled"
import type { PageLink } from "../../shared/navigation"
import { CardGrid, CardLink, CardPlate, CardText } from "../ui/card"

/** A page that a card leads to. */
interface SectionPage extends PageLink {
  /** One sentence; may be empty. */
  description?: string
}

interface SectionCardsProps {
  /** Label of the group of cards. */
  label: string
  /** Whether the label is shown above the cards. */
  titled?: boolean
  pages: readonly SectionPage[]
}

/** Links to further pages, as cards. Renders nothing if there are none. */
export function SectionCards({ label, titled, pages }: SectionCardsProps) {
  if (pages.length === 0) return null
  return (
    <Section aria-label={label}>
      {titled && <p>{label}</p>}
      <CardGrid data-columns="2">
        {pages.map(({ label, href, description }) => (
          <li key={href}>
            <CardPlate>
              <CardLink href={href}>{label}</CardLink>
              {description && <CardText>{description}</CardText>}
            </CardPlate>
          </li>
        ))}
      </CardGrid>
    </Section>
  )
}

const Section = styled.nav`
  max-width: var(--article-width);
  margin-block-start: var(--space-6);
  & > p {
    margin-block-end: var(--space-3);
    font-weight: 600;
  }
`
