import styled from "@emotion/styled"
import { categoryLabel } from "../../shared/reference"
import { type ListedService, type ServiceFilter, tagsOf } from "./filter-services"

interface ServiceFilterBarProps {
  filter: ServiceFilter
  /** The categories that can be selected, in display order. */
  categories: readonly string[]
  /** All services: their tags can be selected. */
  services: readonly ListedService[]
  /** Called when an option is selected. */
  onChoose: (filter: ServiceFilter) => void
  /** Called on each key press. */
  onType: (filter: ServiceFilter) => void
}

/** The filter controls above the list of services. Hidden without JavaScript, because they need it. */
export function ServiceFilterBar({ filter, categories, services, onChoose, onType }: ServiceFilterBarProps) {
  return (
    <Bar aria-label="Filter services" onSubmit={(event) => event.preventDefault()} data-script-only>
      <label>
        Filter services
        <input
          type="search"
          autoComplete="off"
          value={filter.text}
          onChange={({ target }) => onType({ ...filter, text: target.value })}
        />
      </label>
      {categories.length > 1 && (
        <label>
          Category
          <select
            value={filter.category}
            onChange={({ target }) => onChoose({ ...filter, category: target.value })}
          >
            <option value="">All categories</option>
            {categories.map((category) => (
              <option key={category} value={category}>
                {categoryLabel(category)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        Tag
        <select value={filter.tag} onChange={({ target }) => onChoose({ ...filter, tag: target.value })}>
          <option value="">All tags</option>
          {tagsOf(services).map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </Bar>
  )
}

const Bar = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: var(--space-3);
  margin-block: var(--space-5) var(--space-4);
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
