import { listenToStorage } from "../browser/storage"
import { readValues } from "../browser/stored-values"
import { contentAddedEvent } from "../shared/content-added-event"
import { storageKeys } from "../shared/storage-keys"
import { DocElement } from "./doc-element"
import { loadOnClick } from "./load-on-click"
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
    signal.addEventListener("abort", listenToStorage(storageKeys.values, show)) // changes in other browser tabs

    let close = () => {}
    loadOnClick(
      button,
      () => import("./values-dialog"),
      ({ openValues }) => {
        close()
        close = openValues(root)
      },
      signal,
    )
    signal.addEventListener("abort", () => close())
  }
}

customElements.define("doc-values", DocValues)
