import styled from "@emotion/styled"
import type { PageLink } from "../../shared/navigation"
import { CardGrid, CardLink, CardPlate, CardText } from "../ui/card"

/** A page below an index page. */
export interface SectionPage extends PageLink {
  /** One sentence; may be empty. */
  description: string
}

interface SectionCardsProps {
  pages: readonly SectionPage[]
}

/** The pages below an index page, as cards. Nothing when there are none. */
export function SectionCards({ pages }: SectionCardsProps) {
  if (pages.length === 0) return null
  return (
    <Section aria-label="Pages in this section">
      <CardGrid data-columns="2">
        {pages.map(({ label, href, description }) => (
          <li key={href}>
            <CardPlate>
              <CardLink href={href}>{label}</CardLink>
              {description !== "" && <CardText>{description}</CardText>}
            </CardPlate>
          </li>
        ))}
      </CardGrid>
    </Section>
  )
}

const Section = styled.nav`
  margin-block-start: var(--space-5);
`
