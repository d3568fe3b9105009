import { useSyncExternalStore } from "react"

/** Why a page could not be loaded, and how to try again. */
export interface Failure {
  title: string
  message: string
  retry: () => void
}

/** State of the current navigation. While a failed page is loaded again, `failure` is still there. */
export type RouteState =
  { status: "loading"; failure?: Failure } | { status: "loaded" } | { status: "failed"; failure: Failure }

const initial: RouteState = { status: "loaded" }
let state: RouteState = initial
const listeners = new Set<() => void>()

function set(next: RouteState) {
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

/** The state of navigation, reported by the code that loads pages. */
export const routeState = {
  get: (): RouteState => state,
  /** A page is being loaded, for another time when there is a failure. */
  start: (failure?: Failure) => set({ status: "loading", failure }),
  /** The requested page is on the screen, or nobody waits for it any more. */
  finish: () => set(initial),
  /** The page could not be loaded; the one before it stays. */
  fail: (failure: Failure) => set({ status: "failed", failure }),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** The state of navigation; "loaded" while rendered without a browser. */
export function useRouteState(): RouteState {
  return useSyncExternalStore(routeState.subscribe, routeState.get, () => initial)
}
