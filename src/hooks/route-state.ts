import { useSyncExternalStore } from "react"

/** Why a page did not come, and the way to ask for it again. */
export interface Failure {
  title: string
  message: string
  retry: () => void
}

/** Where the page stands. While a failed page is asked for again, its failure is still there. */
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
  /** A page was asked for; again, when it is known how it failed before. */
  start: (failure?: Failure) => set({ status: "loading", failure }),
  /** The page asked for is on the screen. */
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
