const interval = 15_000

/**
 * Regularly prints which steps are still running and for how long, because most of them print nothing until they end.
 * @param {(line: string) => void} print
 */
export function progressLog(print) {
  /** @type {Map<string, number>} start times by name */
  const running = new Map()
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer

  function printRunning() {
    const since = (/** @type {number} */ start) => `${Math.round((performance.now() - start) / 1000)} s`
    print(`Still running: ${[...running].map(([name, start]) => `${name} (${since(start)})`).join(", ")}`)
  }

  return {
    /**
     * Counts an action as running until it has ended.
     * @template T
     * @param {string} name
     * @param {() => Promise<T>} action
     * @returns {Promise<T>}
     */
    async during(name, action) {
      running.set(name, performance.now())
      timer ??= setInterval(printRunning, interval)
      try {
        return await action()
      } finally {
        running.delete(name)
        if (running.size === 0) {
          clearInterval(timer)
          timer = undefined
        }
      }
    },
  }
}
