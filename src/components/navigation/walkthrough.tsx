import styled from "@emotion/styled"
import { useEffect, useRef } from "react"
import { allowFailedScript } from "../../navigation/failed-script"
import type { Walkthrough } from "../../shared/navigation"

/** The reader's position among the steps of a task, shown below the title. Completed steps are filled. */
export function StepBar({ position, steps }: Walkthrough) {
  const bar = useStoredSteps()
  return (
    <Bar ref={bar}>
      Step {position} of {steps.length}
      <span data-done-count="" />
      <span aria-hidden="true">
        {steps.map((path, index) => (
          <i key={path} data-step={path} data-here={index + 1 === position || undefined} />
        ))}
      </span>
    </Bar>
  )
}

/** The control to mark the step as done, at the end of the text. */
export function StepDone({ position, steps }: Walkthrough) {
  const box = useStoredSteps()
  return (
    <Done ref={box} data-screen-only>
      <label>
        <input type="checkbox" disabled data-step={steps[position - 1]} />
        Step {position} is done
      </label>
      <span>Kept in this browser only.</span>
    </Done>
  )
}

/** Shows and stores which steps are done. The script for it is not in the first load. */
function useStoredSteps() {
  const root = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    import("./show-progress").then(({ showProgress }) => {
      if (root.current && !gone) stop = showProgress(root.current)
    }, allowFailedScript) // without the script, the step cannot be marked as done
    return () => {
      gone = true
      stop?.()
    }
  }, [])
  return root
}

const Bar = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  max-width: var(--measure);
  margin-block-end: var(--space-5);
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  & [aria-hidden] {
    display: flex;
    gap: 3px;
    width: 100%;
  }
  & i {
    flex: 1;
    height: 7px;
    border: 1px solid var(--color-control);
  }
  & [data-here] {
    border-color: var(--color-accent);
    outline: 1px solid var(--color-accent);
  }
  & [data-done] {
    border-color: var(--color-accent);
    background: var(--color-accent);
    forced-color-adjust: none;
  }
`

const Done = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-4);
  max-width: var(--article-width);
  margin-block-start: var(--space-6);
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  & label {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 44px;
    color: var(--color-text);
    font-weight: 600;
  }
  & input {
    width: 1.2rem;
    height: 1.2rem;
  }
  html:not([data-js]) & {
    display: none;
  }
`
