import { createButton } from "./create-button"
import { DocElement } from "./doc-element"
import { openZoom } from "./open-zoom"

/**
 * Milliseconds until a picture can be zoomed: the buttons are not needed for the first paint. `tests/e2e/README.md` lists the number.
 */
const armDelay = 1000

/** Wraps a picture and puts a zoom button over it. */
class DocZoom extends DocElement {
  protected connect(signal: AbortSignal): void {
    if (this.closest("a")) return // a component has put the picture into a link
    const timer = window.setTimeout(() => this.#arm(signal), armDelay)
    signal.addEventListener("abort", () => window.clearTimeout(timer))
  }

  #arm(signal: AbortSignal) {
    const image = this.querySelector("img")
    if (!image) return
    const button = createButton("", "Zoom image")
    let opened: HTMLDialogElement | undefined
    button.addEventListener("click", () => (opened = openZoom(image)))
    this.append(button)
    signal.addEventListener("abort", () => {
      opened?.close()
      button.remove()
    })
  }
}

customElements.define("doc-zoom", DocZoom)
