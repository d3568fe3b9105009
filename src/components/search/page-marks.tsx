import styled from "@emotion/styled"
import { useEffect, useState } from "react"
import { focusMain } from "../../browser/focus"
import { findTarget } from "../../browser/find-target"
import { CloseIcon } from "../ui/icons"
import { findHiddenMatch } from "./find-hidden-match"
import { findRanges } from "./find-ranges"
import { revealTarget } from "./reveal-target"

export interface PageMarksProps {
  /** The query that led here; "" when a stored hit did. */
  query: string
  /** The address it led to. */
  place: string
  onClear: () => void
}

/** Tabs come to life a moment after the page, and before that nobody hears the request to show one: milliseconds to wait. */
const longestWait = 3000

const highlightName = "search-terms"

/**
 * Marks the query's words on the page it led to, shows what hides the hit, and says how to be rid of the marks. A hit
 * that is opened again takes another `key`: what hides it may have been closed since.
 */
export function PageMarks({ query, place, onClear }: PageMarksProps) {
  const [count, setCount] = useState(0)

  // After every page change: the frame, and the marks with it, render anew.
  useEffect(() => {
    if (new URL(place).pathname !== window.location.pathname) onClear()
  })

  useEffect(() => {
    const target = findTarget(window.location.hash)
    if (target) {
      revealTarget(target)
      target.scrollIntoView()
    }
    const content = document.querySelector("main article") ?? document.querySelector("main")
    if (!content || !("highlights" in CSS)) return
    const ranges = findRanges(content, query)
    const stopRevealing = revealUntilVisible(findHiddenMatch(content, target, ranges))
    CSS.highlights.set(highlightName, new Highlight(...ranges))
    setCount(ranges.length)
    return () => {
      stopRevealing()
      CSS.highlights.delete(highlightName)
    }
  }, [query])

  const clear = () => {
    focusMain() // the button is about to go
    onClear()
  }

  if (count === 0) return null
  return (
    <Chip type="button" onClick={clear} data-screen-only>
      Clear {count === 1 ? "1 mark" : `${count} marks`}
      <CloseIcon width="16" height="16" />
    </Chip>
  )
}

/** Opens what hides an element as soon as it can be opened. Returns a function that gives up. */
function revealUntilVisible(element: Element | undefined): () => void {
  const end = performance.now() + longestWait
  let frame = 0
  const reveal = () => {
    if (!element || element.checkVisibility() || performance.now() > end) return
    revealTarget(element)
    frame = requestAnimationFrame(reveal)
  }
  reveal()
  return () => cancelAnimationFrame(frame)
}

const Chip = styled.button`
  position: fixed;
  inset-block-end: var(--space-4);
  inset-inline-start: 50%;
  z-index: var(--layer-menu);
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 44px;
  padding-inline: var(--space-4) var(--space-3);
  border: 1px solid var(--color-control);
  border-radius: 999px;
  background: var(--color-surface);
  box-shadow: var(--shadow);
  font-size: var(--text-sm);
  transform: translateX(-50%);
  [dir="rtl"] & {
    transform: translateX(50%);
  }
`
