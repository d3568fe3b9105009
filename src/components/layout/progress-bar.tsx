import styled from "@emotion/styled"
import { useProgress } from "../../hooks/use-progress"

interface ProgressBarProps {
  loading: boolean
}

/** A progress bar at the top of the window while a page takes long to load. */
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

const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--layer-progress);
  height: 2px;
  background: var(--color-accent);
  transform-origin: left;
  [dir="rtl"] & {
    transform-origin: right;
  }
  @media (prefers-reduced-motion: no-preference) {
    transition: transform 200ms ease;
  }
`
