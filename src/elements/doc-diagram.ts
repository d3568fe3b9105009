import { isFailedScript } from "../navigation/failed-script"
import { DocElement } from "./doc-element"

const load = () => import("./open-diagram")

/** Wraps a diagram and adds a button that opens it in a dialog. */
class DocDiagram extends DocElement {
  protected connect(signal: AbortSignal): void {
    const button = document.createElement("button")
    button.type = "button"
    button.className = "diagram-open"
    button.setAttribute("aria-label", "Open diagram")
    const prepare = () => void load().catch(ignoreFailedScript) // a click tries again
    button.addEventListener("pointerenter", prepare, { once: true })
    button.addEventListener("focus", prepare, { once: true })
    button.addEventListener("click", () => {
      load().then(({ openDiagram }) => {
        if (!signal.aborted) openDiagram(this, signal)
      }, ignoreFailedScript)
    })
    this.append(button)
    signal.addEventListener("abort", () => button.remove())
  }
}

/** A failed script is no error: the page shows the diagram anyway, and the next click loads the script again. */
function ignoreFailedScript(error: unknown): void {
  if (!isFailedScript(error)) throw error
}

customElements.define("doc-diagram", DocDiagram)
