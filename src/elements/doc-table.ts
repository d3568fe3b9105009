import { DocElement } from "./doc-element"
import { observeSize } from "./observe-size"

/**
 * Wraps a table. A table that fits its column gets a sticky head; a table that is too wide becomes scrollable by
 * keyboard.
 */
class DocTable extends DocElement {
  protected connect(signal: AbortSignal): void {
    observeSize(this, signal, () => {
      const table = this.querySelector("table")
      const fits = table !== null && table.offsetWidth <= this.clientWidth
      return () => this.#fit(fits)
    })
  }

  /** A table that fits is neither focusable nor a landmark. Its name is kept for when it no longer fits. */
  #fit(fits: boolean) {
    this.toggleAttribute("data-fits", fits)
    if (fits) {
      this.dataset.name = this.ariaLabel ?? this.dataset.name
      for (const attribute of ["role", "tabindex", "aria-label"]) this.removeAttribute(attribute)
    } else {
      this.role = "region"
      this.tabIndex = 0
      if (this.dataset.name !== undefined) this.ariaLabel = this.dataset.name
    }
  }
}

customElements.define("doc-table", DocTable)
