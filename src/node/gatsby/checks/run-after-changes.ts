/** Debounce delay in milliseconds: editors write a file in several steps. */
const pause = 50

/**
 * Debounces a function that runs after changes, without overlapping runs: changes during a run cause one more run.
 * @returns a function to call at each change
 */
export function runAfterChanges(run: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isChanged = false

  const start = async () => {
    isRunning = true
    isChanged = false
    await run() // a rejection is unhandled and ends the thread
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
