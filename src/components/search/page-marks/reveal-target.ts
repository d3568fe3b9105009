import { openDetails } from "../../../browser/open-details"
import { revealEvent } from "../../../shared/reveal-event"

/** Reveals an element that is hidden by a closed `<details>`, an unselected tab, or a filter. */
export function revealTarget(target: Element): void {
  openDetails(target)
  target.dispatchEvent(new CustomEvent(revealEvent, { bubbles: true }))
}
