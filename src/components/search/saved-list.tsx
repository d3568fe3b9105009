import styled from "@emotion/styled"
import { isPlainClick } from "../../browser/plain-click"
import { IconButton } from "../ui/button"
import { CloseIcon, StarIcon } from "../ui/icons"
import { Link } from "../ui/link"
import { noteOpened } from "./open-hit"
import type { OptionList } from "./option-list"
import type { SavedHit } from "./saved-searches"
import { hitTitle } from "./search-hit"
import type { SavedHits } from "./use-saved"

interface SavedListProps extends SavedHits {
  list: OptionList
  onClose: () => void
}

/** What the reader opened from the search before, shown while the field is empty. */
export function SavedList({ saved, ...rest }: SavedListProps) {
  const count = saved.recent.length + saved.favourites.length
  if (count === 0)
    return <Hint>Type to search guides, Terraform inputs and outputs, questions and error messages.</Hint>
  return (
    <div>
      {/* It owns the options, not the buttons beside them, which no list of options may hold. */}
      <div
        id={rest.list.id}
        role="listbox"
        aria-label="Recent and favourite searches"
        aria-owns={Array.from({ length: count }, (_, index) => optionId(rest.list, index)).join(" ")}
      />
      <SavedGroup name="Recent" hits={saved.recent} first={0} favourite={false} {...rest} />
      <SavedGroup name="Favourites" hits={saved.favourites} first={saved.recent.length} favourite {...rest} />
    </div>
  )
}

function optionId({ id }: OptionList, index: number): string {
  return `${id}-${index}`
}

interface SavedGroupProps extends Omit<SavedListProps, "saved"> {
  name: string
  hits: readonly SavedHit[]
  /** Number of the group's first option in the list. */
  first: number
  favourite: boolean
}

function SavedGroup({
  name,
  hits,
  first,
  favourite,
  list,
  onClose,
  toggleFavourite,
  remove,
}: SavedGroupProps) {
  if (hits.length === 0) return null
  return (
    <div role="group" aria-label={name}>
      <Name aria-hidden="true">{name}</Name>
      {hits.map((hit, position) => {
        const index = first + position
        const { title, trail } = hitTitle(hit)
        return (
          <Row
            key={hit.objectID}
            role="presentation"
            data-active={index === list.active ? "" : undefined}
            onMouseMove={() => list.onActive(index)}
          >
            <Link
              to={hit.url}
              role="option"
              id={optionId(list, index)}
              tabIndex={-1}
              aria-selected={index === list.active}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                noteOpened(hit, "")
                onClose()
              }}
            >
              <span>{title}</span>
              <small>{trail.join(" › ")}</small>
            </Link>
            <IconButton
              type="button"
              aria-label={`${favourite ? "Remove from favourites" : "Add to favourites"}: ${title}`}
              aria-pressed={favourite}
              onClick={() => toggleFavourite(hit)}
            >
              <StarIcon />
            </IconButton>
            <IconButton type="button" aria-label={`Forget: ${title}`} onClick={() => remove(hit)}>
              <CloseIcon />
            </IconButton>
          </Row>
        )
      })}
    </div>
  )
}

const Hint = styled.p`
  padding: var(--space-5) var(--space-4);
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`

const Name = styled.div`
  padding: var(--space-3) var(--space-3) var(--space-1);
  color: var(--color-text-muted);
  font-size: var(--text-xs);
  font-weight: 600;
`

const Row = styled.div`
  display: flex;
  align-items: center;
  border-inline-start: 2px solid transparent;
  border-radius: var(--radius-sm);
  &[data-active] {
    border-inline-start-color: var(--color-accent);
    background: var(--color-accent-soft);
  }
  & > a {
    display: grid;
    flex: 1;
    min-width: 0;
    padding: var(--space-2) var(--space-3);
    color: var(--color-text);
    line-height: 1.4;
    text-decoration: none;
  }
  & small {
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
  & > button[aria-pressed="true"] > svg {
    fill: var(--color-accent);
    color: var(--color-accent);
  }
`
