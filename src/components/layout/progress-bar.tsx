import styled from "@emotion/styled"
import { useEffect, useState } from "react"

/** Milliseconds until the bar appears. */
const delay = 1000
/** The progress that it starts with. */
const minimum = 0.08
/** How much it advances, and every how many milliseconds. */
const trickle = { amount: 0.02, every: 800 }
const maxWhileLoading = 0.994
/** Milliseconds for which the full bar stays: its transition takes as long. */
const hideDelay = 200

interface ProgressBarProps {
  loading: boolean
}

/** A progress bar at the top of the window. It appears when loading takes more than a second, and then advances slowly. */
export function ProgressBar({ loading }: ProgressBarProps) {
  const progress = useProgress(loading)
  if (progress === null) return null
  return (
    <Line
      role="progressbar"
      aria-label="Loading the page"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(progress * 100)}
      style={{ transform: `scaleX(${progress})` }}
    />
  )
}

/** Progress from 0 to 1; `null` while the bar is hidden. */
function useProgress(loading: boolean): number | null {
  const [progress, setProgress] = useState<number | null>(null)

  useEffect(() => {
    if (!loading) {
      setProgress((shown) => shown && 1) // nothing for a page that was quick
      const hide = window.setTimeout(() => setProgress(null), hideDelay)
      return () => window.clearTimeout(hide)
    }
    setProgress(null) // the bar of the page before may still be there
    let interval: number | undefined
    const timeout = window.setTimeout(() => {
      setProgress(minimum)
      interval = window.setInterval(
        () => setProgress((shown) => shown && Math.min(shown + trickle.amount, maxWhileLoading)),
        trickle.every,
      )
    }, delay)
    return () => {
      window.clearTimeout(timeout)
      window.clearInterval(interval)
    }
  }, [loading])

  return progress
}

const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--layer-progress);
  height: 2px;
  background: var(--color-accent);
  transform-origin: calc(50% - 50% * var(--forward));
  @media (prefers-reduced-motion: no-preference) {
    transition: transform 200ms ease;
  }
`
