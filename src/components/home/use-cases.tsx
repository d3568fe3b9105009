import { existing, useCases } from "./home-links"
import { HomeSection, Schedule } from "./home-section"

interface UseCasesProps {
  /** Paths of the site's pages. */
  slugs: readonly string[]
}

/** The projects that most teams start with. Renders nothing if none of their pages exists. */
export function UseCases({ slugs }: UseCasesProps) {
  const rows = existing(useCases, slugs)
  if (rows.length === 0) return null
  return (
    <HomeSection title="Discover Your Use Case">
      <Schedule rows={rows} />
    </HomeSection>
  )
}
