import { useCases } from "../../shared/home-links"
import { existing } from "./existing-links"
import { HomeSection, LinkRows } from "./home-section"

interface UseCasesProps {
  /** Paths of links that lead to no page. */
  missing: readonly string[]
}

/** The projects that most teams start with. Renders nothing if none of their pages exists. */
export function UseCases({ missing }: UseCasesProps) {
  const rows = existing(useCases, missing)
  if (rows.length === 0) return null
  return (
    <HomeSection title="Discover Your Use Case">
      <LinkRows rows={rows} />
    </HomeSection>
  )
}
