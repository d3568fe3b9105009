/** The fields of an event of Chromium's trace that are read here. */
interface TraceEvent {
  name: string
  /** "X" for an event that has a duration. */
  ph: string
  /** Microseconds. */
  ts: number
  /** Microseconds. */
  dur?: number
  pid: number
  tid: number
  args: { name?: string; data?: { type?: string } }
}

/** The cost of a keystroke on the page's main thread, in milliseconds. */
export interface KeystrokeWork {
  /** Time in the page's own code: the listeners of the `input` event. */
  script: number
  /** All work until the frame that shows the result is committed: events, script, style, layout, paint. */
  whole: number
}

/** Trace categories that `keystrokeWork` needs. */
export const traceCategories = ["devtools.timeline", "disabled-by-default-devtools.timeline"]

/** Reads from a trace how much work each keystroke caused. */
export function keystrokeWork(trace: string): KeystrokeWork[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const pageThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(threadOf),
  )
  const events = traceEvents
    .filter((event) => event.ph === "X" && pageThreads.has(threadOf(event)))
    .sort((a, b) => a.ts - b.ts)
  const tasks = events.filter(({ name }) => name === "RunTask")
  const commits = events.filter(({ name }) => name === "Commit")
  const dispatched = (type: string) =>
    events.filter(({ name, args }) => name === "EventDispatch" && args.data?.type === type)

  const inputs = dispatched("input")
  return dispatched("keypress").flatMap((key): KeystrokeWork[] => {
    const first = tasks.findLast((task) => task.ts <= key.ts)
    const commit = commits.find(({ ts }) => ts > key.ts)
    if (!first || !commit) return []
    const from = first.ts
    const to = endOf(commit)
    const within = ({ ts }: TraceEvent) => ts >= from && ts < to
    return [
      {
        script: sum(inputs.filter(within).map(({ dur = 0 }) => dur)) / 1000,
        whole: sum(tasks.filter(within).map((task) => Math.min(endOf(task), to) - task.ts)) / 1000,
      },
    ]
  })
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
