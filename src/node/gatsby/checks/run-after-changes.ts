/** How long no further change comes before the run starts, in milliseconds: editors write a file in several steps. */
const pause = 50

/**
 * Runs something after changes, never twice at once: changes that come while it runs cause one more run.
 * @returns a function to call at each change
 */
export function runAfterChanges(run: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isChanged = false

  const start = async () => {
    isRunning = true
    isChanged = false
    await run() // one that fails ends its thread
    isRunning = false
    if (isChanged) schedule()
  }
  const schedule = () => {
    isChanged = true
    if (isRunning) return
    clearTimeout(timer)
    timer = setTimeout(() => void start(), pause)
  }
  return schedule
}
