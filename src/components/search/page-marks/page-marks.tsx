import styled from "@emotion/styled"
import { useEffect, useState } from "react"
import { focusMain } from "../../../browser/focus"
import { findTarget } from "../../../browser/find-target"
import { revealTarget } from "../../../browser/reveal-target"
import { counted } from "../../../shared/counted"
import { iconSizes } from "../../../shared/icon-sizes"
import { CloseIcon } from "../../ui/icons"
import { findHiddenMatch } from "./find-hidden-match"
import { findRanges } from "./find-ranges"

export interface PageMarksProps {
  /** The query that led to the page; "" for a saved hit. */
  query: string
  /** The address of the hit. */
  place: string
  /** Aborted by the reader's first input on the page, after which nothing is revealed and the page does not scroll. */
  untouched: AbortSignal
  onClear: () => void
}

/** Milliseconds to wait for tabs to become interactive; before that, they do not react to a request to show a panel. */
const maxWait = 3000

const highlightName = "search-terms"
/** Set on `html` while words are marked: a rule for `::highlight` makes each element's style more expensive. */
const markedAttribute = "data-search-marks"

/**
 * Marks the query's words on the page of the hit, reveals the hit if it is hidden, and shows a button that removes the
 * marks. Use a new `key` when a hit is opened again, because it may be hidden again.
 */
export function PageMarks({ query, place, untouched, onClear }: PageMarksProps) {
  const [count, setCount] = useState(0)

  // No dependencies: runs after every page change, because the frame then renders again.
  useEffect(() => {
    if (new URL(place).pathname !== window.location.pathname) onClear()
  })

  useEffect(() => {
    const target = findTarget(window.location.hash)
    if (target && !untouched.aborted) {
      revealTarget(target)
      target.scrollIntoView()
    }
    const content = document.querySelector("main article") ?? document.querySelector("main")
    if (!content) return
    const ranges = findRanges(content, query)
    const stopRevealing = revealUntilVisible(findHiddenMatch(content, target, ranges), untouched)
    if (!("highlights" in CSS)) return stopRevealing // Firefox before 140
    CSS.highlights.set(highlightName, new Highlight(...ranges))
    document.documentElement.setAttribute(markedAttribute, "")
    setCount(ranges.length)
    return () => {
      stopRevealing()
      CSS.highlights.delete(highlightName)
      document.documentElement.removeAttribute(markedAttribute)
    }
  }, [query, untouched])

  const clear = () => {
    focusMain() // the button is about to be removed
    onClear()
  }

  if (count === 0) return null
  return (
    <Chip type="button" onClick={clear} data-screen-only>
      Clear {counted(count, "mark")}
      <CloseIcon size={iconSizes.small} />
    </Chip>
  )
}

/**
 * Reveals an element as soon as the element that hides it is interactive, unless the signal is aborted before. Returns a function
 * that cancels this.
 */
function revealUntilVisible(element: Element | undefined, untouched: AbortSignal): () => void {
  const end = performance.now() + maxWait
  let frame = 0
  const reveal = () => {
    if (!element || untouched.aborted || element.checkVisibility() || performance.now() > end) return
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
  transform: translateX(calc(-50% * var(--forward)));
`
