import styled from "@emotion/styled"
import { useId, useRef } from "react"
import { articleKindLabels, isArticleKind } from "../../shared/article-kinds"
import { type ArticleFilter, articleOrders, isArticleOrder, noFilter, writeFilter } from "./filter-articles"

interface ArticleFilterBarProps {
  filter: ArticleFilter
  /** Tags that can be selected. */
  tags: readonly { slug: string; name: string }[]
  /** Called when an option is selected. */
  onChoose: (filter: ArticleFilter) => void
  /** Called on each key press. */
  onType: (filter: ArticleFilter) => void
}

/** The filter controls above the list of articles. Hidden without JavaScript, because they need it. */
export function ArticleFilterBar({ filter, tags, onChoose, onType }: ArticleFilterBarProps) {
  const id = useId()
  const words = useRef<HTMLInputElement>(null)
  const choose = (part: Partial<ArticleFilter>) => onChoose({ ...filter, ...part })
  const clear = () => {
    words.current?.focus() // the button is about to be disabled
    onChoose(noFilter)
  }

  return (
    <Bar onSubmit={(event) => event.preventDefault()} aria-label="Filter articles" data-script-only>
      <p>
        <label htmlFor={id}>Words or number</label>
        <input
          ref={words}
          id={id}
          type="search"
          autoComplete="off"
          value={filter.q}
          onChange={({ target }) => onType({ ...filter, q: target.value })}
        />
      </p>
      <Choice
        label="Tag"
        value={filter.tag}
        options={[["", "All tags"], ...tags.map(({ slug, name }): Option => [slug, name])]}
        onChange={(tag) => choose({ tag })}
      />
      <Choice
        label="Kind"
        value={filter.kind}
        options={[["", "All kinds"], ...Object.entries(articleKindLabels)]}
        onChange={(kind) => choose({ kind: isArticleKind(kind) ? kind : "" })}
      />
      <Choice
        label="Order"
        value={filter.order}
        options={Object.entries(articleOrders)}
        onChange={(order) => isArticleOrder(order) && choose({ order })}
      />
      <button type="button" disabled={writeFilter("", filter) === ""} onClick={clear}>
        Clear
      </button>
    </Bar>
  )
}

/** A value and its label. */
type Option = readonly [value: string, label: string]

interface ChoiceProps {
  label: string
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </p>
  )
}

const Bar = styled.form`
  display: grid;
  /* At most two columns; with a font twice as large, one on phones */
  grid-template-columns: repeat(auto-fit, minmax(max(min(100%, 7rem), 40%), 1fr));
  gap: var(--space-3);
  align-items: end;
  margin-block-start: var(--space-5);
  & p:first-of-type {
    grid-column: 1 / -1;
  }
  & label {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
  & input,
  & select,
  & button {
    width: 100%;
    min-height: 44px;
  }
  & select {
    text-overflow: ellipsis;
  }
  & button {
    padding-inline: var(--space-4);
    border: 1px solid var(--color-control);
    border-radius: var(--radius-sm);
    background: var(--color-surface);
    font-weight: 600;
  }
  & button:disabled {
    border-color: var(--color-rule);
    color: var(--color-text-muted);
    cursor: default;
  }
  @media (width >= 50em) {
    grid-template-columns: repeat(3, minmax(0, 1fr)) auto;
  }
`
