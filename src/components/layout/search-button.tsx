import styled from "@emotion/styled"
import type { KeyboardEvent } from "react"
import { searchButtonAttribute } from "../../theme/attributes"
import { preloadSearch } from "../search/dialog/load-modal"
import { SearchIcon } from "../ui/icons"

interface SearchButtonProps {
  /** Opens the search. Called with the letter if the reader types one on the button. */
  onSearch: (query?: string) => void
}

/** Opens the search. Looks like a search field in wide windows, and is an icon in small ones. */
export function SearchButton({ onSearch }: SearchButtonProps) {
  function type(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event
    if (!/^[\p{L}\p{N}]$/u.test(key) || ctrlKey || metaKey || altKey) return
    event.preventDefault() // the search field may get the focus before the browser inserts the letter
    onSearch(key)
  }

  return (
    <Field
      {...{ [searchButtonAttribute]: "" }}
      type="button"
      onClick={() => onSearch()}
      onFocus={preloadSearch}
      onPointerEnter={preloadSearch}
      onKeyDown={type}
      data-script-only
    >
      <SearchIcon />
      <span>Search</span>
      <kbd aria-hidden="true">
        <span>Ctrl</span>
        <span>⌘</span> K
      </kbd>
    </Field>
  )
}

const Field = styled.button`
  container-type: inline-size;
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-width: 44px;
  height: 44px;
  border-radius: var(--radius-md);
  color: var(--color-text-muted);
  &:hover {
    color: var(--color-text);
  }
  & > svg {
    flex: none;
  }
  & > kbd {
    margin-inline-start: auto;
    white-space: nowrap;
    border-width: 1px;
    border-color: var(--color-rule);
    font-size: var(--text-xs);
  }
  @container (width < 8.25rem) {
    & > kbd {
      display: none;
    }
  }
  @container (width < 4.4rem) {
    & > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  & > kbd > span:nth-of-type(2),
  html[data-platform="mac"] & > kbd > span:nth-of-type(1) {
    display: none;
  }
  html[data-platform="mac"] & > kbd > span:nth-of-type(2) {
    display: inline;
  }
  /* Gives way to the links beside it */
  @media (width > 62.25em) {
    flex: 0 1 auto;
    width: 9.75rem;
    height: 38px;
    padding-inline: var(--space-2);
    border: 1px solid var(--color-control);
    background: var(--color-surface);
  }
`
