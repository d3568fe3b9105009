import { DocElement } from "./doc-element"

/** Below a long code block: folds it until the reader presses the button. Style sheets do the folding. */
export class DocFold extends DocElement {
  protected connect(signal: AbortSignal): void {
    this.addEventListener("click", () => this.#unfold(), { signal })
  }

  #unfold() {
    this.setAttribute("data-open", "")
    this.closest("figure")?.querySelector("pre")?.focus({ preventScroll: true }) // the button is gone
  }
}
