import styled from "@emotion/styled"
import { useId } from "react"
import { useAddressFilter } from "../../hooks/use-address-filter"
import { counted } from "../../shared/counted"
import { categoryLabel } from "../../shared/reference"
import { searchAddress } from "../search/search-address"
import { Link } from "../ui/link"
import {
  noFilter,
  filterServices,
  groupServices,
  type ListedService,
  readServiceFilter,
  withKnownValues,
  writeServiceFilter,
} from "./filter-services"
import { ServiceList } from "./service-list"

interface ServiceCatalogProps {
  services: readonly ListedService[]
  /** The router's location, a new object after each navigation. */
  location: object
}

const form = { noFilter, read: readServiceFilter, write: writeServiceFilter }

/** Services by category, with a filter that is stored in the address. The server renders all services. */
export function ServiceCatalog({ services, location }: ServiceCatalogProps) {
  const id = useId()
  const { filter: asked, choose, type } = useAddressFilter(location, form)
  const filter = withKnownValues(asked, services)

  const groups = groupServices(services)
  const tags = new Map(services.flatMap((service) => service.tags).map(({ slug, label }) => [slug, label]))
  const found = filterServices(services, filter)
  const total = counted(services.length, "service")

  return (
    <>
      <Bar aria-label="Filter services" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={`${id}text`}>
          Filter services
          <input
            id={`${id}text`}
            type="search"
            autoComplete="off"
            value={filter.text}
            onChange={({ target }) => type({ ...filter, text: target.value })}
          />
        </label>
        {groups.length > 1 && (
          <label>
            Category
            <select
              value={filter.category}
              onChange={({ target }) => choose({ ...filter, category: target.value })}
            >
              <option value="">All categories</option>
              {groups.map(({ category }) => (
                <option key={category} value={category}>
                  {categoryLabel(category)}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          Tag
          <select value={filter.tag} onChange={({ target }) => choose({ ...filter, tag: target.value })}>
            <option value="">All tags</option>
            {[...tags].sort().map(([slug, label]) => (
              <option key={slug} value={slug}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </Bar>
      <p role="status">{found.length === services.length ? total : `${found.length} of ${total}`}</p>
      {found.length === 0 && (
        <p>
          No service matches all of these. Remove a word or a filter, or{" "}
          <Link to={searchAddress({ query: filter.text })}>search the whole documentation</Link>.
        </p>
      )}
      {groupServices(found).map((group) => (
        <ServiceList key={group.category} {...group} titled={groups.length > 1} />
      ))}
    </>
  )
}

const Bar = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: var(--space-3);
  margin-block: var(--space-5) var(--space-4);
  html:not([data-js]) & {
    display: none;
  }
  & > label {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
  & input,
  & select {
    display: block;
    width: 100%;
    min-height: 44px;
  }
  & + [role="status"] {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
`
