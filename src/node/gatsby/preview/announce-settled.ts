import type { CreateDevServerArgs } from "gatsby"

/** Type of the action that a preview dispatches when Gatsby has handled a change. */
export const settledAction = "PREVIEW_SETTLED"

/**
 * Dispatches an action each time Gatsby waits for changes again: pages have been created and removed, requested queries have run, and
 * the bundle has been compiled. Gatsby itself announces only the parts. Call it before Gatsby waits for the first time.
 */
export async function announceSettled({ store }: Pick<CreateDevServerArgs, "store">): Promise<void> {
  const { buildActions } = await import("gatsby/dist/state-machines/develop/actions.js") // loaded by no build
  const { saveDbState } = buildActions // what Gatsby does first when it begins to wait
  buildActions.saveDbState = () => {
    store.dispatch({ type: settledAction })
    return saveDbState()
  }
}

/** Calls `listen` when Gatsby has handled what it found at its start, so that pages can be shown. */
export function whenFirstSettled(
  { emitter }: Pick<CreateDevServerArgs, "emitter">,
  listen: () => void,
): void {
  const listenOnce = () => {
    emitter.off(settledAction, listenOnce)
    listen()
  }
  emitter.on(settledAction, listenOnce)
}
