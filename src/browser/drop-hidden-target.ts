import { findTarget } from "./find-target"

/** Removes a fragment that leads to a hidden element: a reload would clear the filter to show this element. */
export function dropHiddenTarget(): void {
  const { pathname, search, hash } = window.location
  if (findTarget(hash)?.closest("[hidden]"))
    window.history.replaceState(window.history.state, "", pathname + search)
}
