import styled from "@emotion/styled"
import { IconButton } from "../../ui/button"
import { CloseIcon, StarIcon } from "../../ui/icons"
import { ModalHint } from "./modal-hint"
import { OptionLink } from "./option-link"
import type { OptionList } from "./option-list"
import type { SavedHit } from "../saved-searches"
import { hitTitle } from "../client/search-hit"
import type { SavedHits } from "./use-saved"

interface SavedListProps extends SavedHits {
  list: OptionList
}

/** The recent and favorite hits, shown while the field is empty. Their buttons are outside the listbox, which must not contain any. */
export function SavedList({ saved, list, ...rest }: SavedListProps) {
  if (saved.recent.length + saved.favorites.length === 0)
    return (
      <ModalHint>
        Type to search guides, Terraform inputs and outputs, questions and error messages.
      </ModalHint>
    )
  const groups = [
    { name: "Recent", hits: saved.recent, first: 0, favorite: false },
    { name: "Favorites", hits: saved.favorites, first: saved.recent.length, favorite: true },
  ].filter(({ hits }) => hits.length > 0)
  return (
    <Columns>
      <div id={list.id} role="listbox" aria-label="Recent and favorite searches">
        {groups.map((group) => (
          <SavedOptions key={group.name} {...group} list={list} />
        ))}
      </div>
      <div>
        {groups.map((group) => (
          <SavedActions key={group.name} {...group} {...rest} />
        ))}
      </div>
    </Columns>
  )
}

interface SavedGroup {
  name: string
  hits: readonly SavedHit[]
  /** Index of the group's first option in the list. */
  first: number
  favorite: boolean
}

function SavedOptions({ name, hits, first, list }: SavedGroup & Pick<SavedListProps, "list">) {
  return (
    <div role="group" aria-label={name}>
      <Name aria-hidden="true">{name}</Name>
      {hits.map((hit, position) => {
        const { title, trail } = hitTitle(hit)
        return (
          <Option key={hit.objectID} list={list} index={first + position} hit={hit}>
            <span>{title}</span>
            <small>{trail.join(" › ")}</small>
          </Option>
        )
      })}
    </div>
  )
}

function SavedActions({
  name,
  hits,
  favorite,
  toggleFavorite,
  remove,
}: SavedGroup & Pick<SavedHits, "toggleFavorite" | "remove">) {
  return (
    <div role="group" aria-label={`${name}: change`}>
      <Name aria-hidden="true" />
      {hits.map((hit) => {
        const { title } = hitTitle(hit)
        return (
          <Actions key={hit.objectID} data-favorite={favorite}>
            <IconButton
              type="button"
              aria-label={`${favorite ? "Remove from favorites" : "Add to favorites"}: ${title}`}
              onClick={() => toggleFavorite(hit)}
            >
              <StarIcon />
            </IconButton>
            <IconButton type="button" aria-label={`Forget: ${title}`} onClick={() => remove(hit)}>
              <CloseIcon />
            </IconButton>
          </Actions>
        )
      })}
    </div>
  )
}

/** Options and their buttons, in rows of the same height. */
const Columns = styled.div`
  --row-height: 3.4rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
`

const Name = styled.div`
  height: 2.2rem;
  padding: var(--space-3) var(--space-4) var(--space-1);
  color: var(--color-text-muted);
  font-size: var(--text-xs);
  font-weight: 600;
`

const Option = styled(OptionLink)`
  align-content: center;
  height: var(--row-height);
  line-height: 1.4;
  & > span,
  & > small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > small {
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
`

const Actions = styled.div`
  display: flex;
  align-items: center;
  height: var(--row-height);
  &[data-favorite="true"] > button:first-of-type > svg {
    fill: var(--color-accent);
    color: var(--color-accent);
  }
`
