import { tools } from "../../shared/home-links"
import { HomeSection, Schedule } from "./home-section"

/** Tools with their own documentation sites. */
export function Tools() {
  return (
    <HomeSection title="Learn New Tools">
      <Schedule rows={tools} />
    </HomeSection>
  )
}
