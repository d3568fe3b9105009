import { site } from "../../browser/site"
import { CardGrid, CardLink, CardPlate } from "../ui/card"

/** The sections as cards, for readers who have not searched yet or have found nothing. */
export function StartSections() {
  return (
    <>
      <p>Or start from a section:</p>
      <CardGrid data-columns="3">
        {site.sections.map(({ label, path }) => (
          <li key={path}>
            <CardPlate>
              <CardLink href={sectionStart(path)}>{label}</CardLink>
            </CardPlate>
          </li>
        ))}
      </CardGrid>
    </>
  )
}

/** The start page of a section: the header's link into it, else the section's path. */
export function sectionStart(path: string): string {
  const link = site.navbar.find(
    (item) => "to" in item && (item.to === path || item.to.startsWith(`${path}/`)),
  )
  return link && "to" in link ? link.to : `${path}/`
}
