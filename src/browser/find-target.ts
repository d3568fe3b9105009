import { decodeFragment } from "../shared/paths"

/** The element that a fragment refers to; `null` if there is none. */
export function findTarget(hash: string): HTMLElement | null {
  if (hash === "") return null // Firefox logs a warning when the empty id is looked for
  return document.getElementById(decodeFragment(hash.slice(1)))
}
