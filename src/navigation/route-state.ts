import { useSyncExternalStore } from "react"

/** Why a page could not be loaded, and how to try again. */
export interface Failure {
  title: string
  message: string
  retry: () => void
  /** Hides the failure and cancels the request, so that the previous page stays. */
  dismiss: () => void
}

/** State of the current navigation. `failure` is kept while a failed page is retried. */
type RouteState =
  | { status: "loading"; failure?: Failure }
  | { status: "loaded" }
  | { status: "failed"; failure: Failure }

const initial: RouteState = { status: "loaded" }
let state: RouteState = initial
const listeners = new Set<() => void>()

function set(next: RouteState) {
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

/** The state of the current navigation, set by the code that loads pages. */
export const routeState = {
  get: (): RouteState => state,
  /** A page is being loaded; pass the failure when it is a retry. */
  start: (failure?: Failure) => set({ status: "loading", failure }),
  /** The requested page is shown, or its request was cancelled. */
  finish: () => set(initial),
  /** The page could not be loaded; the previous page stays. */
  fail: (failure: Failure) => set({ status: "failed", failure }),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/**
 * A part of the state of the current navigation, which is "loaded" during server rendering. The component renders again only
 * if the part changes, since each navigation changes the state twice.
 */
export function useRouteState<Part>(select: (state: RouteState) => Part): Part {
  return useSyncExternalStore(
    routeState.subscribe,
    () => select(state),
    () => select(initial),
  )
}
