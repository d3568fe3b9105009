import styled from "@emotion/styled"
import { useEffect, useRef, useState } from "react"
import { focusMain } from "../../browser/focus"
import { IconButton } from "../ui/button"
import { ArrowIcon } from "../ui/icons"

/** Pixels from the top of the page within which the button is not shown. */
const minimum = 300

/** Whether the button is shown: the reader scrolls up and is not near the top yet. */
export function showsBackToTop(position: number, previous: number): boolean {
  return position > minimum && position < previous
}

/** Scrolls to the top of the page and moves the focus there. */
export function BackToTop() {
  const [visible, setVisible] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    let previous = window.scrollY
    const onScroll = () => {
      const hasFocus = button.current !== null && button.current === document.activeElement
      setVisible(hasFocus || showsBackToTop(window.scrollY, previous)) // removing it would lose the focus
      previous = window.scrollY
    }
    window.addEventListener("scroll", onScroll, { passive: true })
    return () => window.removeEventListener("scroll", onScroll)
  }, [])

  if (!visible) return null
  return (
    <Corner
      ref={button}
      type="button"
      aria-label="Back to top"
      data-screen-only
      onClick={() => {
        window.scrollTo(0, 0)
        focusMain()
      }}
    >
      <ArrowIcon />
    </Corner>
  )
}

const Corner = styled(IconButton)`
  position: fixed;
  inset-block-end: var(--space-4);
  inset-inline-end: var(--space-4);
  z-index: var(--layer-header);
  border: 1px solid var(--color-control);
  border-radius: 50%;
  background: var(--color-surface);
  & > svg {
    transform: rotate(-90deg);
  }
`
