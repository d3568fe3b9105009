import { showLoading } from "../browser/code-loading"
import { isFailedScript, reloadIfGone } from "../navigation/failed-script"

/**
 * Loads code when a button is clicked, and runs it. A spinner is shown meanwhile. If the code cannot be loaded, the page says so
 * after the button, and the next click tries again; it reloads the document if the host no longer has the script.
 * @param run is not called after `signal` has been aborted
 */
export function loadOnClick<Code>(
  button: HTMLButtonElement,
  load: () => Promise<Code>,
  run: (code: Code) => void,
  signal: AbortSignal,
): void {
  const failure = document.createElement("p")
  failure.setAttribute("role", "alert")

  async function start() {
    const isRetry = failure.isConnected
    failure.remove()
    try {
      const code = await showLoading(load())
      if (!signal.aborted) run(code)
    } catch (error) {
      if (!isFailedScript(error)) throw error
      if (signal.aborted || (isRetry && (await reloadIfGone(error)))) return
      failure.textContent = `“${button.textContent || button.ariaLabel}” could not be loaded. Press the button to try again.`
      button.after(failure)
    }
  }
  button.addEventListener("click", () => void start(), { signal })
  signal.addEventListener("abort", () => failure.remove())
}
