import { type KeyboardEvent, useEffect, useRef } from "react"
import type { SavedHit } from "../saved-searches"

interface EnterKey {
  press: (key: KeyboardEvent) => void
  /** Forgets a key that was pressed before the answer arrived. */
  cancel: () => void
}

/**
 * Opens the active option with Enter. If Enter is pressed before the answer to the query arrives, the first option is opened
 * when it arrives.
 * @param options `undefined` until the answer to the query arrives
 * @param searchKey identifies the search: any change cancels a key that was pressed before
 */
export function useEnter(
  options: readonly SavedHit[] | undefined,
  active: number,
  searchKey: string,
  open: (hit: SavedHit, key: KeyboardEvent) => void,
): EnterKey {
  const early = useRef<KeyboardEvent>(undefined)

  useEffect(() => void (early.current = undefined), [searchKey])
  useEffect(() => {
    const [first] = options ?? []
    const key = early.current
    if (!options || !key) return
    early.current = undefined
    if (first) open(first, key)
  })

  return {
    press(key) {
      const chosen = options?.[active]
      if (!options) early.current = key
      else if (chosen) open(chosen, key)
    },
    cancel: () => void (early.current = undefined),
  }
}
