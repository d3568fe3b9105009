import { revealEvent } from "../shared/reveal-event"

/** Reveals an element that is hidden by a closed `<details>`, an unselected tab, or a filter, so that the page can scroll to it. */
export function revealTarget(target: Element): void {
  for (let element: Element | null = target; element; element = element.parentElement)
    if (element.localName === "details") element.setAttribute("open", "")
  target.dispatchEvent(new CustomEvent(revealEvent, { bubbles: true }))
}
