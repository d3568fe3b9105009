import styled from "@emotion/styled"
import { useEffect, useState } from "react"

/** Milliseconds before the spinner appears. */
const delay = 200

interface SpinnerProps {
  /** What is loading, for screen readers. */
  label: string
}

/**
 * A spinner in a corner of the window, shown after a short delay while something loads. The live region is there before,
 * so that screen readers announce its text.
 */
export function Spinner({ label }: SpinnerProps) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(true), delay)
    return () => window.clearTimeout(timer)
  }, [])

  return (
    <div role="status">
      {shown && (
        <Corner>
          <span className="sr-only">{label}</span>
        </Corner>
      )}
    </div>
  )
}

const Corner = styled.div`
  position: fixed;
  /* The corner without controls: the header is at the top, Back to top at the end */
  inset-block-end: var(--space-4);
  inset-inline-start: var(--space-4);
  z-index: var(--layer-progress);
  &::after {
    content: "";
    display: block;
    width: 18px;
    height: 18px;
    border: 2px solid var(--color-rule);
    border-block-start-color: var(--color-accent);
    border-radius: 50%;
  }
  @media (prefers-reduced-motion: no-preference) {
    &::after {
      animation: spinner-turn 800ms linear infinite;
    }
  }
  @keyframes spinner-turn {
    to {
      transform: rotate(1turn);
    }
  }
`
