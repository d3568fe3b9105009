import styled from "@emotion/styled"
import { withPrefix } from "gatsby"
import { SearchIcon } from "../../ui/icons"
import { pasteMessage } from "../query/paste-message"
import { type SearchedAddress, useSearchText } from "./use-search-text"

const nothing: SearchedAddress = { query: "" }

interface SearchFormProps {
  /** The query of the page, which the field shows when it changes, and the filters of the page, which the next search keeps. */
  address?: SearchedAddress
  /** The field's accessible name. */
  label?: string
  placeholder?: string
  /** Whether typing is enough to search. Meant for the search page itself, because results open that page. */
  whileTyping?: boolean
}

/** A form that opens the search page. Without JavaScript, the browser submits it. */
export function SearchForm({
  address = nothing,
  label = "Search guides, inputs and error messages",
  placeholder = "Guides, inputs, errors",
  whileTyping = false,
}: SearchFormProps) {
  const { text, type, submit } = useSearchText(address, whileTyping)
  return (
    <Form
      action={withPrefix("/search")}
      method="get"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <SearchIcon />
      <input
        type="search"
        name="q"
        value={text}
        onChange={({ target }) => type(target.value)}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        onPaste={(event) => void pasteMessage(event)}
        required
      />
      <button type="submit">Find</button>
    </Form>
  )
}

const Form = styled.form`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  border: 1px solid var(--color-control);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  &:focus-within {
    outline: 2px solid var(--color-accent);
    outline-offset: 2px;
  }
  & svg {
    position: absolute;
    inset-block-start: calc(27px - 0.625rem);
    inset-inline-start: 1rem;
    width: 1.25rem;
    height: 1.25rem;
    color: var(--color-text-muted);
    pointer-events: none;
  }
  & input {
    flex: 1;
    width: 0;
    min-width: 7rem; /* with a font twice as large, the button is on a line of its own on phones */
    min-height: 54px;
    padding-inline: 3rem var(--space-2);
    border: 0;
    border-radius: inherit;
    background: none;
    outline: none;
    appearance: none;
  }
  & button {
    min-width: 5rem;
    min-height: 44px;
    margin: 4px;
    padding-inline: var(--space-4);
    border-radius: var(--radius-sm);
    color: var(--color-on-accent);
    background: var(--color-accent);
    forced-color-adjust: none;
    font-weight: 600;
  }
  @media (width <= 26.25em) {
    & input {
      padding-inline-start: 2.75rem;
    }
    & button {
      min-width: 4rem;
      padding-inline: var(--space-3);
    }
  }
`
