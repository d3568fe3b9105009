import { useMemo, useSyncExternalStore } from "react"
import { listenToProgress, parseProgress, storedProgress } from "../browser/progress"

/** Paths of the steps that the reader has checked off; `undefined` on the server and during hydration, when they are not known. */
export function useProgress(): ReadonlySet<string> | undefined {
  const stored = useSyncExternalStore(listenToProgress, storedProgress, () => undefined)
  return useMemo(() => (stored === undefined ? undefined : parseProgress(stored)), [stored])
}
