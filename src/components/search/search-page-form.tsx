import styled from "@emotion/styled"
import { navigate } from "gatsby"
import type { FormEvent } from "react"
import { searchAddress } from "./search-address"
import { Button } from "../ui/button"

interface SearchPageFormProps {
  query: string
  /** Address of the search page, with the path prefix. */
  action: string
}

/** The field of the search page. */
export function SearchPageForm({ query, action }: SearchPageFormProps) {
  return (
    <Form action={action} method="get" role="search" onSubmit={openResults}>
      <input
        key={query}
        type="search"
        name="q"
        defaultValue={query}
        aria-label="Search the documentation"
        placeholder="Type your search here"
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit">Search</Button>
    </Form>
  )
}

function openResults(event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  const query = String(new FormData(event.currentTarget).get("q") ?? "").trim()
  void navigate(searchAddress({ query }))
}

const Form = styled.form`
  display: flex;
  gap: var(--space-2);
  & > input {
    flex: 1;
    width: 0;
    min-width: 0;
    min-height: 46px;
    padding-inline: var(--space-4);
    border: 1px solid var(--color-control);
    border-radius: var(--radius-md);
    background: var(--color-surface);
  }
  & > input::placeholder {
    color: var(--color-text-muted);
    opacity: 1;
  }
`
