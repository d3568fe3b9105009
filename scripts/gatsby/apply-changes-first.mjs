/**
 * Makes a preview wait for the changes of nodes that it has begun to apply before it builds its schema and creates pages. Gatsby does
 * not wait for the nodes that plugins derive from a changed file, nor for the database: while other work delays them, the page of a
 * new file would not be created until another file changes.
 * @param {{ callRealApi(change: NodeChange, store: unknown): void }} deferredApi Gatsby's module, whose function is replaced
 * @param {{ buildSchema(context: unknown): Promise<unknown> }} services the steps of Gatsby's state machine, of which one is replaced
 */
export function applyChangesFirst(deferredApi, services) {
  const { callRealApi } = deferredApi
  const { buildSchema } = services
  /** @type {Set<unknown>} */
  const applying = new Set()

  deferredApi.callRealApi = (change, store) => {
    /** @param {unknown} result */
    const resolve = (result) => {
      const applied = Promise.resolve(result)
        .catch(() => {}) // whoever has made the change gets the error
        .finally(() => applying.delete(applied))
      applying.add(applied)
      change.resolve?.(result)
    }
    callRealApi({ ...change, resolve }, store)
  }
  services.buildSchema = async (context) => {
    await Promise.all(applying)
    return buildSchema(context)
  }
}

/** @typedef {{ type: string, payload: unknown[], resolve?: (result: unknown) => void }} NodeChange an action that a plugin has called */
