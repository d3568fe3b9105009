import { revealEvent } from "../../shared/reveal-event"

/** Opens whatever hides an element: a closed `<details>`, a tab that is not chosen, a list that was filtered. */
export function revealTarget(target: Element): void {
  for (let element: Element | null = target; element; element = element.parentElement)
    if (element instanceof HTMLDetailsElement) element.open = true
  target.dispatchEvent(new CustomEvent(revealEvent, { bubbles: true }))
}
