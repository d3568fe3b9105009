import { tools } from "../../shared/home-links"
import { HomeSection, LinkRows } from "./home-section"

/** Tools with their own documentation sites. */
export function Tools() {
  return (
    <HomeSection title="Learn New Tools">
      <LinkRows rows={tools} />
    </HomeSection>
  )
}
