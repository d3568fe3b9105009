/**
 * Debounce delay in milliseconds: editors write a file in several steps, and after the first one, chokidar does not report others
 * for up to 55 ms.
 */
const pause = 60

/**
 * Debounces a function that runs after changes, without overlapping runs: changes during a run cause one more
 * run.
 * @param first what all runs wait for; its rejection, or that of a run, is unhandled and ends the thread
 * @param run called with the paths of the files that have changed since the last run
 * @returns a function to call at each change of a file
 */
export function runAfterChanges(
  first: Promise<void>,
  run: (paths: ReadonlySet<string>) => Promise<void>,
): (path: string) => void {
  let timer: NodeJS.Timeout | undefined
  let isRunning = true
  let changed = new Set<string>()

  const settle = async (current: Promise<void>) => {
    await current
    isRunning = false
    if (changed.size > 0) schedule()
  }
  const start = () => {
    const paths = changed
    changed = new Set()
    isRunning = true
    void settle(run(paths))
  }
  const schedule = () => {
    if (isRunning) return
    clearTimeout(timer)
    timer = setTimeout(start, pause)
  }
  void settle(first)
  return (path) => {
    changed.add(path)
    schedule()
  }
}
