import styled from "@emotion/styled"
import { writeProgress } from "../../browser/progress"
import { useProgress } from "../../hooks/use-progress"
import type { Walkthrough } from "../../shared/navigation"

/** The reader's position among the steps of a task, shown below the title. Completed steps are filled. */
export function StepBar({ position, steps }: Walkthrough) {
  const done = useProgress()
  const count = steps.filter((path) => done?.has(path)).length
  return (
    <Bar>
      Step {position} of {steps.length}
      {count > 0 && <span>{count} done</span>}
      <span aria-hidden="true">
        {steps.map((path, index) => (
          <i
            key={path}
            data-here={index + 1 === position || undefined}
            data-done={done?.has(path) || undefined}
          />
        ))}
      </span>
    </Bar>
  )
}

/** The control to mark the step as done, at the end of the text. */
export function StepDone({ position, steps }: Walkthrough) {
  const done = useProgress()
  const path = steps[position - 1] ?? ""
  return (
    <Done data-screen-only data-script-only>
      <label>
        {/* A step that cannot be stored is not checked off: without a change of the storage, nothing is rendered. */}
        <input
          type="checkbox"
          disabled={done === undefined}
          checked={done?.has(path) ?? false}
          onChange={({ target }) => writeProgress(path, target.checked)}
        />
        Step {position} is done
      </label>
      <span>Kept in this browser only.</span>
    </Done>
  )
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
`
