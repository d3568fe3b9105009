import { withPrefix } from "gatsby"
import { useCallback, useEffect, useRef, useState } from "react"
import { callCatalogFile } from "../../shared/reference"
import type { CheckAnswer, CheckRequest, LinkedReport } from "./messages"

/** The state of a check as the page shows it. */
export type CheckState =
  | { kind: "idle" }
  | { kind: "loading"; bytes: number }
  | { kind: "reading" }
  | { kind: "report"; report: LinkedReport }
  | { kind: "refused"; message: string }

/** Maximum length of the code in characters, which takes one or two seconds to check. */
export const longestCode = 1_000_000

/** Timeout of a check in milliseconds. */
const patience = 2000

/**
 * Checks code in a worker, which is started by the first check. The code does not leave the browser.
 * @param kept the report to start with, of a check before the reader came back
 */
export function useChecker(kept?: LinkedReport): { state: CheckState; check: (text: string) => void } {
  const [state, setState] = useState<CheckState>(kept ? { kind: "report", report: kept } : { kind: "idle" })
  const worker = useRef<Worker>()
  const timer = useRef<number>()

  const stop = useCallback(() => {
    window.clearTimeout(timer.current)
    worker.current?.terminate()
    worker.current = undefined
  }, [])
  useEffect(() => stop, [stop])

  const refuse = useCallback(
    (message: string) => {
      stop()
      setState({ kind: "refused", message })
    },
    [stop],
  )

  const check = useCallback(
    (text: string) => {
      const problem = refusal(text)
      if (problem !== undefined) return refuse(problem)
      window.clearTimeout(timer.current)
      worker.current ??= startWorker()
      worker.current.onerror = () => refuse("The checker could not be loaded. Press Check to try again.")
      worker.current.onmessage = ({ data }: MessageEvent<CheckAnswer>) => {
        window.clearTimeout(timer.current)
        if (data.kind === "failed")
          return refuse(`The checker could not be loaded: ${data.message} Press Check to try again.`)
        if (data.kind === "reading")
          timer.current = window.setTimeout(
            () => refuse("The code takes longer than two seconds to read. Check fewer calls at once."),
            patience,
          )
        setState(data)
      }
      setState({ kind: "loading", bytes: 0 })
      worker.current.postMessage({ text, catalog: withPrefix(callCatalogFile) } satisfies CheckRequest)
    },
    [refuse],
  )

  return { state, check }
}

function startWorker(): Worker {
  return new Worker(/* webpackChunkName: "check-worker" */ new URL("./check-worker.ts", import.meta.url))
}

/** The reason to refuse code without checking it; `undefined` if there is none. */
export function refusal(text: string): string | undefined {
  if (text.trim() === "") return "There is no code yet. Paste a module block or a terragrunt.hcl."
  if (text.length <= longestCode) return undefined
  const size = (text.length / 1_000_000).toFixed(1)
  return `The code has ${size} MB; at most 1 MB is checked at once. Paste the calls alone.`
}
