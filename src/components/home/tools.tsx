import { tools } from "./home-links"
import { HomeSection, Schedule } from "./home-section"

/** Tools with documentation of their own, elsewhere. */
export function Tools() {
  return (
    <HomeSection title="Learn New Tools">
      <Schedule rows={tools} />
    </HomeSection>
  )
}
