import { revealEvent } from "../shared/reveal-event"
import { findTarget } from "./find-target"
import { pageEntries } from "./page-entries"
import { listenToSamePageLinks } from "./same-page-links"

/**
 * Calls `show` with each element that the reader is led to, which a filter may hide: the target of the address, at once and
 * whenever it changes, of a link within the page, and of a search hit.
 * @param signal removes the listeners
 */
export function followTargets(show: (target: Element) => void, signal: AbortSignal): void {
  const showTargetOf = ({ hash }: { hash: string }) => {
    const target = findTarget(hash)
    if (target) show(target)
  }
  showTargetOf(window.location)
  pageEntries(signal).listen("hashchange", () => showTargetOf(window.location))
  listenToSamePageLinks(showTargetOf, signal) // a link to the current fragment causes no `hashchange`
  const onReveal = ({ target }: Event) => {
    if (target instanceof Element) show(target)
  }
  window.addEventListener(revealEvent, onReveal, { signal })
}
