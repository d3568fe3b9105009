/**
 * Makes a preview create its pages once more if files change while it creates them. Gatsby applies such changes at once, but would not
 * create the pages again: a new page, or a new entry of a sidebar, would be missing until another file changes.
 * @param {Record<string, unknown>} buildActions the actions of Gatsby's state machine, of which `callApi` is replaced: it applies a
 * change of a node in states that do not collect changes
 * @param {{ on(action: string, listen: (action: { payload: { apiName: string } }) => void): void }} emitter Gatsby's
 * @param {(actions: (context: unknown, event: Mutation) => unknown[]) => unknown} pure xstate's function, which makes an action of others
 */
export function followLateChanges(buildActions, emitter, pure) {
  const { callApi } = buildActions
  let isSourced = false
  emitter.on("API_FINISHED", ({ payload }) => {
    isSourced ||= payload.apiName === "sourceNodes" // until then, no page has been created from the files
  })
  buildActions.callApi = pure((_, { payload }) => {
    const [, plugin] = payload.payload
    const isLate = isSourced && plugin.name === "gatsby-source-filesystem"
    return isLate ? [callApi, "markNodesDirty"] : [callApi]
  })
}

/** @typedef {{ payload: { payload: [node: unknown, plugin: { name: string }] } }} Mutation a call of an action by a plugin */
