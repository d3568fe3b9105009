import styled from "@emotion/styled"
import { useId } from "react"
import { catalogPath, categoryLabel } from "../../shared/reference"
import { CardLink } from "../ui/card"
import { Link } from "../ui/link"
import type { ListedService } from "./filter-services"

interface ServiceListProps {
  category: string
  services: readonly ListedService[]
  /** Whether the category's name stands above the list. */
  titled: boolean
}

/** The services of one category as rows. */
export function ServiceList({ category, services, titled }: ServiceListProps) {
  const id = useId()
  return (
    <Group aria-labelledby={titled ? id : undefined} data-titled={titled || undefined}>
      {titled && (
        <h2 id={id}>
          <Link to={`${catalogPath}${category}/`}>{categoryLabel(category)}</Link>
        </h2>
      )}
      <ul>
        {services.map(({ slug, title, description, tags }) => (
          <li key={slug}>
            <CardLink href={slug}>{title}</CardLink>
            <p>{description}</p>
            <p className="tags">{tags.map(({ label }) => label).join(" · ")}</p>
          </li>
        ))}
      </ul>
    </Group>
  )
}

const Group = styled.section`
  margin-block-start: var(--space-6);
  & > h2 {
    margin-block-end: var(--space-2);
    font-size: var(--text-lg);
  }
  & > h2 > a {
    color: inherit;
  }
  & > h2 > a:hover {
    color: var(--color-accent);
  }
  & > ul {
    list-style: none;
  }
  &[data-titled] > ul {
    border-top: 1px solid var(--color-control);
  }
  & li {
    position: relative;
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--color-rule);
  }
  & li:hover {
    border-bottom-color: var(--color-accent);
  }
  & li > p {
    max-width: var(--measure);
    color: var(--color-text-muted);
    font-size: var(--text-sm);
    line-height: 1.5;
  }
  & li > .tags {
    font-size: var(--text-xs);
  }
`
