import styled from "@emotion/styled"
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from "react"
import { useLateCode } from "../../hooks/use-late-code"
import { Button } from "../ui/button"
import { Dialog } from "../ui/dialog"
import { Spinner } from "../ui/spinner"
import { loadClient } from "./load-client"
import { openedHit } from "./opened-hit"
import { SearchFailure } from "./search-failure"
import type { PageMarksProps } from "./page-marks"
import type { FirstQuery } from "./search-modal"

interface SearchModalControl {
  /** Opens the search, or closes it when it is open; a query that comes letter by letter opens it and goes on. */
  toggle: (query?: string) => void
  /** Loads what the search needs; call it when the reader is about to open it. */
  preload: () => void
  modal: ReactNode
}

/** Longest selected text that becomes the first query. */
const longestSelection = 64

async function loadModal() {
  return (await import("./search-modal")).SearchModal
}

/** The search over a page. Its code and the index are loaded on the first sign that the reader is about to search. */
export function useSearchModal(): SearchModalControl {
  const { code: Modal, error, load, retry } = useLateCode(loadModal)
  const [opened, setOpened] = useState<FirstQuery>()
  const [Marks, setMarks] = useState<ComponentType<PageMarksProps>>()
  const [marked, setMarked] = useState<{ query: string; place: string; opening: number }>()
  const shown = useRef(false)
  const returnTo = useRef<HTMLElement | null>(null)

  const preload = useCallback(() => {
    // Failures here are not the reader's concern yet: opening the search tries again and tells.
    loadModal().catch(() => undefined)
    loadClient()
      .then((client) => client.preload())
      .catch(() => undefined)
  }, [])
  const close = useCallback(() => {
    shown.current = false
    setOpened(undefined)
    // The dialog is gone before it could give the focus back; a page that opens instead takes it itself.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) returnTo.current?.focus({ preventScroll: true })
    })
  }, [])
  const toggle = useCallback(
    (query?: string) => {
      if (shown.current) {
        if (query === undefined) close()
        else setOpened((before) => withTyped(before, query))
        return
      }
      shown.current = true
      returnTo.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      preload()
      load()
      setOpened(query === undefined ? { text: selectedText(), isTyped: false } : withTyped(undefined, query))
    },
    [close, load, preload],
  )

  const isOpen = opened !== undefined
  useEffect(() => {
    if (!isOpen) return
    window.addEventListener("popstate", close)
    return () => window.removeEventListener("popstate", close)
  }, [isOpen, close])

  // Runs after every page change: the frame, and this hook with it, renders anew.
  useEffect(() => {
    const query = openedHit.take(window.location)
    if (query === undefined) return
    const place = window.location.href
    import("./page-marks").then(
      ({ PageMarks }) => {
        setMarks(() => PageMarks)
        setMarked((before) => ({ query, place, opening: (before?.opening ?? 0) + 1 }))
      },
      () => undefined, // the page is there; only its marks are missing
    )
  })
  const clearMarks = useCallback(() => setMarked(undefined), [])

  return {
    toggle,
    preload,
    modal: (
      <>
        {opened && Modal && <Modal first={opened} onClose={close} />}
        {opened && !Modal && !error && <Spinner label="Loading the search" />}
        {opened && !Modal && error && <LoadFailure onRetry={retry} onClose={close} />}
        {Marks && marked && (
          <Marks key={marked.opening} query={marked.query} place={marked.place} onClear={clearMarks} />
        )}
      </>
    ),
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
  margin: auto;
  border-radius: var(--radius-md);
  & > div {
    display: grid;
    justify-items: start;
    gap: var(--space-4);
    padding: var(--space-5);
  }
`

/** What was typed before and goes on; a text from the page gives way. */
function withTyped(before: FirstQuery | undefined, typed: string): FirstQuery {
  return { text: (before?.isTyped ? before.text : "") + typed, isTyped: true }
}

function selectedText(): string {
  const text = window.getSelection()?.toString().trim() ?? ""
  return text.length <= longestSelection ? text : ""
}
