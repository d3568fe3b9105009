import { DocElement } from "./doc-element"

/** Follows a long code block, which is collapsed until the reader presses the button. CSS does the collapsing. */
export class DocFold extends DocElement {
  protected connect(signal: AbortSignal): void {
    this.addEventListener("click", () => this.#unfold(), { signal })
  }

  #unfold() {
    this.setAttribute("data-open", "")
    this.closest("figure")?.querySelector("pre")?.focus({ preventScroll: true }) // because the button, which had the focus, is hidden now
  }
}
