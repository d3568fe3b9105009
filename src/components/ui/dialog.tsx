import styled from "@emotion/styled"
import { type ReactNode, useEffect, useRef } from "react"
import { useScrollLock } from "../../hooks/use-scroll-lock"

interface DialogProps {
  open: boolean
  /** Called on Escape, on a press outside, and on the platform's own ways to dismiss. */
  onClose: () => void
  /** The dialog's accessible name. */
  label: string
  /** Id of the text that is read out after the name. */
  describedBy?: string
  className?: string
  /** Rendered while open. */
  children: ReactNode
}

/**
 * A modal dialog: the page behind is inert and does not scroll, the focus stays inside and returns to where it was.
 * Style its box through `className`.
 */
export function Dialog({ open, onClose, label, describedBy, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  useScrollLock(open)

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    return () => element.close()
  }, [open])

  return (
    <Box
      ref={dialog}
      className={className}
      aria-label={label}
      aria-describedby={describedBy}
      // The event comes late: under StrictMode the dialog is open again by then.
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
      // its content covers the box, so that only the backdrop is the dialog itself
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (pressedOutside.current && event.target === event.currentTarget) onClose()
      }}
    >
      {open && children}
    </Box>
  )
}

const Box = styled.dialog`
  padding: 0;
  border: 1px solid var(--color-rule);
  color: inherit;
  background: var(--color-surface);
  overscroll-behavior: contain;
  &::backdrop {
    background: var(--color-backdrop);
  }
  @media (prefers-reduced-motion: no-preference) {
    transition:
      opacity 150ms,
      transform 150ms;
    @starting-style {
      opacity: 0;
    }
  }
`
