import { useSyncExternalStore } from "react"

/** Where the page stands. A failed page says why and can be asked for again. */
export type RouteState =
  { status: "loading" } | { status: "loaded" } | { status: "failed"; message: string; retry: () => void }

const initial: RouteState = { status: "loaded" }
let state: RouteState = initial
const listeners = new Set<() => void>()

function set(next: RouteState) {
  state = next
  for (const listener of listeners) listener()
}

/** The state of navigation, reported by the code that loads pages. */
export const routeState = {
  get: (): RouteState => state,
  /** A page was asked for. */
  start: () => set({ status: "loading" }),
  /** The page asked for is on the screen. */
  finish: () => set(initial),
  /** The page could not be loaded; the one before it stays. */
  fail: (message: string, retry: () => void) => set({ status: "failed", message, retry }),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** The state of navigation; "loaded" while rendered without a browser. */
export function useRouteState(): RouteState {
  return useSyncExternalStore(routeState.subscribe, routeState.get, () => initial)
}
