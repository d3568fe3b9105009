import styled from "@emotion/styled"
import type { PlanPart } from "../../shared/plan"
import { planPartPath, planPath, planSheet } from "../../shared/plan-sheet"

interface PlanThumbnailProps {
  /** The highlighted part. */
  part: PlanPart | undefined
}

/** A thumbnail of the plan with one part highlighted; renders nothing without a part. Decorative: the text beside it says the same. */
export function PlanThumbnail({ part }: PlanThumbnailProps) {
  if (!part) return null
  return (
    <Sheet
      viewBox={`-4 -4 ${planSheet.width + 8} ${planSheet.height + 8}`}
      width="92"
      height="49"
      aria-hidden="true"
    >
      <path d={planPath} />
      <path className="here" d={planPartPath(part)} />
    </Sheet>
  )
}

const Sheet = styled.svg`
  flex: none;
  fill: none;
  stroke: var(--color-control);
  stroke-width: 6;
  & .here {
    fill: var(--color-accent);
    stroke: var(--color-accent);
    fill-opacity: 0.55;
  }
`
