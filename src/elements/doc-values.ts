import { allowFailedScript } from "../navigation/failed-script"
import { readValues } from "../browser/stored-values"
import { contentAddedEvent } from "../shared/content-added-event"
import { DocElement } from "./doc-element"
import { showValues } from "./show-values"

/**
 * Lists the reader's own values that the page's samples use, shows them in the samples, and opens the dialog to edit them,
 * which is loaded on demand.
 */
class DocValues extends DocElement {
  protected connect(signal: AbortSignal): void {
    const root = this.closest("main") // a sample call is also shown beside the article
    const button = this.querySelector("button")
    if (!root || !button) return
    const show = () => showValues(root, readValues().values)
    show()
    document.addEventListener(contentAddedEvent, show, { signal })

    let close = () => {}
    const open = async () => {
      const { openValues } = await import("./values-dialog")
      close()
      if (!signal.aborted) close = openValues(root)
    }
    button.addEventListener("click", () => void open().catch(allowFailedScript), { signal })
    signal.addEventListener("abort", () => close())
  }
}

customElements.define("doc-values", DocValues)
