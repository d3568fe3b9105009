/**
 * Makes Gatsby run a query again if a node that it has read changes before it ends. Gatsby applies changes of nodes also while queries
 * run, and marks the queries of a changed node, but removes the mark when the query that has read the old node ends.
 * @param {{ queriesReducer: (state: QueriesState | undefined, action: Action) => QueriesState, FLAG_DIRTY_DATA: number }} queries Gatsby's
 * module, whose reducer is replaced; call it before Gatsby creates its store
 */
export function keepChangesDuringQueries(queries) {
  const { queriesReducer: reduce, FLAG_DIRTY_DATA } = queries
  /** The queries that have read a node that changed since, by path. */
  const outdated = new Set()
  queries.queriesReducer = (state, action) => {
    if (state && isNodeChange(action))
      for (const path of runningReaders(state, action.payload)) outdated.add(path)
    const next = reduce(state, action)
    if (action.type === "QUERY_START") outdated.delete(action.payload.path)
    if (action.type === "PAGE_QUERY_RUN" && outdated.delete(action.payload.path)) {
      const query = next.trackedQueries.get(action.payload.path)
      if (query) query.dirty |= FLAG_DIRTY_DATA // Gatsby's reducer changes its state in place, too
    }
    return next
  }
}

/**
 * Makes Gatsby record at once which nodes a query has read. Gatsby itself collects them until the queries that run together have ended,
 * and does not know until then which queries a changed node affects.
 * @param {{ threshold: number }} batcher Gatsby's batcher of dependencies: how many it collects
 */
export function recordReadsAtOnce(batcher) {
  batcher.threshold = 1
}

/**
 * @param {Action} action
 * @returns {action is NodeAction}
 */
function isNodeChange(action) {
  return (action.type === "CREATE_NODE" || action.type === "DELETE_NODE") && action.payload !== undefined
}

/**
 * The running queries that have read a node, or all nodes of its type. Gatsby forgets what a query depends on when it starts.
 * @param {QueriesState} state
 * @param {NodeAction["payload"]} node
 */
function runningReaders({ byNode, byConnection, trackedQueries }, node) {
  const readers = [...(byNode.get(node.id) ?? []), ...(byConnection.get(node.internal.type) ?? [])]
  return readers.filter((path) => trackedQueries.get(path)?.running)
}

/**
 * @typedef {{
 *   byNode: Map<string, Set<string>>
 *   byConnection: Map<string, Set<string>>
 *   trackedQueries: Map<string, { dirty: number, running: number }>
 * }} QueriesState
 * @typedef {{ type: string, payload?: any }} Action
 * @typedef {{ type: string, payload: { id: string, internal: { type: string } } }} NodeAction
 */
