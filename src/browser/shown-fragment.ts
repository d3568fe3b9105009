import { findTarget } from "./find-target"

/**
 * The fragment of the address; "" if it leads to an element that a filter hides: a reload would clear the filter to show this
 * element.
 */
export function shownFragment(): string {
  const { hash } = window.location
  return findTarget(hash)?.closest("[hidden]") ? "" : hash
}
