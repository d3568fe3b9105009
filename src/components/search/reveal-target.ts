import { revealEvent } from "../../shared/reveal-event"

/** Reveals an element that is hidden by a closed `<details>`, an unselected tab, or a filter. */
export function revealTarget(target: Element): void {
  for (let element: Element | null = target; element; element = element.parentElement)
    if (element instanceof HTMLDetailsElement) element.open = true
  target.dispatchEvent(new CustomEvent(revealEvent, { bubbles: true }))
}
