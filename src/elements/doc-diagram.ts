import { allowFailedScript } from "../navigation/failed-script"
import { createButton } from "./create-button"
import { DocElement } from "./doc-element"
import { loadOnClick } from "./load-on-click"

const load = () => import("./open-diagram")

/** Wraps a diagram and adds a button that opens it in a dialog. */
class DocDiagram extends DocElement {
  protected connect(signal: AbortSignal): void {
    const button = createButton("", "Open diagram")
    button.className = "diagram-open"
    const prepare = () => void load().catch(allowFailedScript) // a click tries again
    button.addEventListener("pointerenter", prepare, { once: true })
    button.addEventListener("focus", prepare, { once: true })
    loadOnClick(
      button,
      load,
      ({ openDiagram }) => {
        // An earlier click can have opened it, while the script was loading. A closed dialog stays until its `close` event.
        const isOpen = this.querySelector("dialog[open]") !== null
        if (!isOpen) openDiagram(this, signal)
      },
      signal,
    )
    this.append(button)
    signal.addEventListener("abort", () => button.remove())
  }
}

customElements.define("doc-diagram", DocDiagram)
