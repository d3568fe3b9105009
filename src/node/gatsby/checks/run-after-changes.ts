/** Debounce delay in milliseconds: editors write a file in several steps. */
const pause = 50

/**
 * Debounces a function that runs after changes, without overlapping runs: changes during a run cause one more run.
 * @param run is given the paths of the files that have changed since the last run
 * @returns a function to call at each change of a file
 */
export function runAfterChanges(run: (paths: ReadonlySet<string>) => Promise<void>): (path: string) => void {
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let changed = new Set<string>()

  const start = async () => {
    const paths = changed
    changed = new Set()
    isRunning = true
    await run(paths) // a rejection is unhandled and ends the thread
    isRunning = false
    if (changed.size > 0) schedule()
  }
  const schedule = () => {
    if (isRunning) return
    clearTimeout(timer)
    timer = setTimeout(() => void start(), pause)
  }
  return (path) => {
    changed.add(path)
    schedule()
  }
}
