import { decodeFragment } from "../shared/paths"

/** The element that a fragment refers to; `null` if there is none. */
export function findTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeFragment(hash.slice(1)))
}
