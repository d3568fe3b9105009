import styled from "@emotion/styled"
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react"
import { isForInputMethod } from "../../../browser/input-method"
import { IconButton } from "../../ui/button"
import { CloseIcon, SearchIcon } from "../../ui/icons"
import { pasteMessage } from "../query/paste-message"

interface ModalFieldProps {
  query: string
  /** Whether the reader typed the initial query and continues typing; otherwise it is selected, and typing replaces it. */
  isTyped: boolean
  onQuery: (query: string) => void
  onClose: () => void
  /** Ids of the listbox and of the active option. */
  list: { id: string; activeId: string | undefined }
  onMove: (step: 1 | -1) => void
  onChoose: (event: KeyboardEvent) => void
}

/** The search field: a combobox that keeps the focus while the arrow keys move through the list. */
export function ModalField({ query, isTyped, onQuery, onClose, list, onMove, onChoose }: ModalFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const field = input.current
    field?.focus()
    field?.setSelectionRange(isTyped ? field.value.length : 0, field.value.length)
  }, [isTyped])
  // Safari scrolls the page to where the caret goes when a field that has the focus is removed. The cleanup of a layout effect
  // runs before the removal, that of an effect after it.
  useLayoutEffect(() => {
    const field = input.current
    return () => field?.blur()
  }, [])
  // The focus is lost when the button that has it is removed, such as "Retry".
  useEffect(() => {
    if (document.activeElement === document.body) input.current?.focus()
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (isForInputMethod(event.nativeEvent)) return
    if (event.key === "ArrowDown") onMove(1)
    else if (event.key === "ArrowUp") onMove(-1)
    else if (event.key === "Enter") onChoose(event)
    else if (event.key === "Escape") onClose()
    else return
    event.preventDefault()
  }

  return (
    <Field>
      <SearchIcon />
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label="Search the documentation"
        aria-expanded={list.activeId !== undefined}
        aria-controls={list.id}
        aria-activedescendant={list.activeId}
        aria-autocomplete="list"
        placeholder="Guides, inputs, errors"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => void pasteMessage(event)}
      />
      <IconButton type="button" aria-label="Close search" onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Field>
  )
}

/* The input extends below the icon, so that its focus ring surrounds both. */
const Field = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-1);
  padding-inline-end: var(--space-1);
  background: var(--color-surface);
  & > svg {
    position: absolute;
    inset-inline-start: var(--space-4);
    color: var(--color-accent);
    pointer-events: none;
  }
  & > input {
    flex: 1;
    min-width: 0;
    height: 3.4rem;
    padding-inline: 3rem var(--space-2);
    border: 0;
    border-radius: var(--radius-lg);
    background: none;
    font-size: var(--text-lg);
  }
  & > input:focus-visible {
    outline-offset: -4px;
  }
`
