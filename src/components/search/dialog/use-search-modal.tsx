import styled from "@emotion/styled"
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react"
import { focusElement } from "../../../browser/focus"
import { useLazyCode } from "../../../hooks/use-lazy-code"
import { Button } from "../../ui/button"
import { Dialog } from "../../ui/dialog"
import { Spinner } from "../../ui/spinner"
import { SearchFailure } from "../search-failure"
import { EarlyField } from "./early-field"
import type { FirstQuery } from "./first-query"
import { loadModal, preloadSearch } from "./load-modal"

interface SearchModalControl {
  /** Opens the search with an initial query, or closes it. */
  toggle: (query?: string) => void
  modal: ReactNode
}

/** Maximum length of a selected text that is used as the initial query. */
const maxSelectionLength = 64

/** The search dialog. Its code and the index are loaded when the reader is likely to open it. */
export function useSearchModal(): SearchModalControl {
  const { code: Modal, error, load } = useLazyCode(loadModal)
  const [opened, setOpened] = useState<FirstQuery>()
  const returnTo = useRef<HTMLElement | null>(null)

  const close = useCallback(() => {
    setOpened(undefined)
    // The dialog is removed before it can restore the focus; after a navigation, the new page takes the focus.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body && returnTo.current) focusElement(returnTo.current)
    })
  }, [])
  function toggle(query?: string) {
    if (opened) return close()
    const focused = document.activeElement
    returnTo.current = focused instanceof HTMLElement && focused !== document.body ? focused : null
    preloadSearch()
    void load()
    setOpened(query === undefined ? { text: selectedText(), isTyped: false } : { text: query, isTyped: true })
  }

  const isOpen = opened !== undefined
  useEffect(() => {
    if (!isOpen) return
    window.addEventListener("popstate", close)
    return () => window.removeEventListener("popstate", close)
  }, [isOpen, close])

  return {
    toggle,
    modal:
      opened &&
      (Modal ? (
        <Modal first={opened} onClose={close} />
      ) : error ? (
        <LoadFailure onRetry={() => void load(true)} onClose={close} />
      ) : (
        <>
          <Spinner label="Loading the search" />
          <EarlyField query={opened} onType={setOpened} onClose={close} />
        </>
      )),
  }
}

function LoadFailure({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <FailureDialog open label="Search" onClose={onClose}>
      <div>
        <SearchFailure title="The search could not be loaded." onRetry={onRetry} />
        <Button type="button" onClick={onClose}>
          Close
        </Button>
      </div>
    </FailureDialog>
  )
}

const FailureDialog = styled(Dialog)`
  border-radius: var(--radius-md);
  & > div {
    display: grid;
    justify-items: start;
    gap: var(--space-4);
    padding: var(--space-5);
  }
`

function selectedText(): string {
  const text = window.getSelection()?.toString().trim() ?? ""
  return text.length <= maxSelectionLength ? text : ""
}
