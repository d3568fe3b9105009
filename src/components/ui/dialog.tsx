import styled from "@emotion/styled"
import { type ReactNode, useEffect, useRef } from "react"
import { lockScroll } from "../../browser/scroll-lock"

interface DialogProps {
  open: boolean
  /** Called on Escape, on a click outside, and on the platform's own dismiss gestures. */
  onClose: () => void
  /** The dialog's accessible name. */
  label: string
  /** Id of the text that screen readers announce after the name. */
  describedBy?: string
  className?: string
  /** Only rendered while open. */
  children: ReactNode
}

/**
 * A modal dialog: the page behind is inert and does not scroll; the focus stays inside and returns afterwards.
 * Style its box through `className`.
 */
export function Dialog({ open, onClose, label, describedBy, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const unlock = lockScroll()
    element.showModal()
    return () => {
      element.close()
      unlock()
    }
  }, [open])

  return (
    <Box
      ref={dialog}
      className={className}
      aria-label={label}
      aria-describedby={describedBy}
      // Escape: the browser would close the dialog without notifying the page first, and report it in a later task.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // The event is asynchronous: under StrictMode, the dialog is already open again.
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
      // the content covers the box, so the event's target is the dialog itself only on the backdrop
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
  overscroll-behavior: contain;
  @media (prefers-reduced-motion: no-preference) {
    transition:
      opacity 150ms,
      transform 150ms;
    @starting-style {
      opacity: 0;
    }
  }
`
