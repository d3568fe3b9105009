import { useEffect, useReducer } from "react"

const delay = 1000
const minimum = 0.08
const speed = 200
const trickle = { amount: 0.02, every: 800 }
/** The maximum before the page has been loaded. */
const almost = 0.994

/** Progress from 0 to 1; `null` while the bar is hidden. */
export type Progress = number | null

export type ProgressEvent = "start" | "trickle" | "finish" | "hide"

/** The bar's next state. "finish" without "start" shows nothing. */
export function nextProgress(progress: Progress, event: ProgressEvent): Progress {
  if (event === "start") return minimum
  if (event === "hide" || progress === null) return null
  return event === "finish" ? 1 : Math.min(progress + trickle.amount, almost)
}

/** The state of a progress bar that appears when loading takes more than a second, and then advances slowly. */
export function useProgress(loading: boolean): Progress {
  const [progress, dispatch] = useReducer(nextProgress, null)

  useEffect(() => {
    if (loading) {
      dispatch("hide") // the bar of the page before may still be there
      let creep: number | undefined
      const start = window.setTimeout(() => {
        dispatch("start")
        creep = window.setInterval(() => dispatch("trickle"), trickle.every)
      }, delay)
      return () => {
        window.clearTimeout(start)
        window.clearInterval(creep)
      }
    }
    dispatch("finish")
    const hide = window.setTimeout(() => dispatch("hide"), speed)
    return () => window.clearTimeout(hide)
  }, [loading])

  return progress
}
