import { withPrefix } from "gatsby"
import { callCatalogFile } from "../../shared/reference"
import type { CheckAnswer, CheckRequest, LinkedReport } from "../check-worker/messages"
import { startWorker } from "../check-worker/start-worker"

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
const timeout = 2000

/**
 * Checks code in a worker, which is started by the first check. The code does not leave the browser.
 * @param show called with each state of a check
 */
export function createChecker(show: (state: CheckState) => void) {
  let worker: Worker | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: "loading" | "reading" | undefined
  let checked = ""

  /** Ends the worker and the check that is running. */
  function stop() {
    clearTimeout(timer)
    running = undefined
    worker?.terminate()
    worker = undefined
  }

  function refuse(message: string) {
    stop()
    show({ kind: "refused", message })
  }

  function fail(reason?: string) {
    const because = reason === undefined ? "" : ` (${reason})`
    refuse(
      running === "reading"
        ? `The code could not be checked${because}. Check fewer calls at once, or report the code that fails.`
        : `The checker could not be loaded${because}. Press Check to try again.`,
    )
  }

  function receive({ data }: MessageEvent<CheckAnswer>) {
    if (data.kind === "expression") return // only the call builder sends expressions
    if (data.kind === "failed") return fail(data.message)
    if (data.kind === "reading")
      timer = setTimeout(
        () => refuse("The code takes longer than two seconds to read. Check fewer calls at once."),
        timeout,
      )
    else clearTimeout(timer)
    running = data.kind === "report" ? undefined : data.kind
    show(data)
  }

  /** Checks code, or refuses it. A check of other code that is still running ends without a result. */
  function check(text: string) {
    if (running && text === checked) return
    if (running) stop() // while the worker reads code, it handles no messages
    const problem = refusal(text)
    if (problem !== undefined) return show({ kind: "refused", message: problem })
    worker ??= startWorker()
    worker.onerror = () => fail()
    worker.onmessage = receive
    running = "loading"
    checked = text
    show({ kind: "loading", bytes: 0 })
    worker.postMessage({ text, catalog: withPrefix(callCatalogFile) } satisfies CheckRequest)
  }

  return { check, stop }
}

/** The reason to refuse code without checking it; `undefined` if there is none. */
function refusal(text: string): string | undefined {
  if (text.trim() === "") return "There is no code yet. Paste a module block or a terragrunt.hcl."
  if (text.length <= longestCode) return undefined
  const size = (text.length / 1_000_000).toFixed(1)
  return `The code has ${size} MB; at most 1 MB is checked at once. Paste only the calls.`
}
