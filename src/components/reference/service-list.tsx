import styled from "@emotion/styled"
import { useId } from "react"
import { catalogPath, categoryLabel } from "../../shared/reference"
import { planPartNames } from "../../shared/plan"
import { PlanThumbnail } from "../plan/plan-thumbnail"
import { CardGrid, CardLink, CardPlate, CardText } from "../ui/card"
import { Link } from "../ui/link"
import type { ServiceGroup } from "./filter-services"

interface ServiceListProps extends ServiceGroup {
  /** Whether the category's name is shown above the list. */
  titled: boolean
}

/** The services of one category as cards, each with its place on the plan. */
export function ServiceList({ category, view, services, titled }: ServiceListProps) {
  const id = useId()
  return (
    <Group data-entries="" aria-labelledby={titled ? id : undefined}>
      {titled && (
        <h2 id={id}>
          <Link to={`${catalogPath}${category}/`}>{categoryLabel(category)}</Link>
        </h2>
      )}
      {titled && view && (
        <p>
          <span aria-hidden="true">{view.number}</span> {view.title}
        </p>
      )}
      <CardGrid data-columns="2">
        {services.map(({ slug, title, description, place }) => (
          <li key={slug}>
            <Part>
              <PlanThumbnail part={place} />
              <div>
                <CardLink href={slug}>{title}</CardLink>
                <CardText>
                  {description}
                  {place && <span className="sr-only"> On the plan: {planPartNames[place]}.</span>}
                </CardText>
              </div>
            </Part>
          </li>
        ))}
      </CardGrid>
    </Group>
  )
}

const Part = styled(CardPlate)`
  flex-direction: row;
  gap: var(--space-3);
  & > div {
    min-width: 0;
  }
`

/* The category's name on one side, the view of the plan that shows it on the other. */
const Group = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: baseline;
  justify-content: space-between;
  margin-block-start: var(--space-6);
  & > h2 {
    font-size: var(--text-lg);
  }
  & > h2 > a:not(:hover) {
    color: inherit;
    text-decoration: none;
  }
  & > h2 > a:hover {
    color: var(--color-accent);
  }
  & > p {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
  & > p > span {
    display: inline-grid;
    place-items: center;
    width: 1.5em;
    height: 1.5em;
    border: 1.25px solid var(--color-accent);
    border-radius: 50%;
    color: var(--color-accent);
    font-weight: 600;
    line-height: 1;
  }
  & > ul {
    flex: 1 0 100%;
    min-width: 0;
  }
`
