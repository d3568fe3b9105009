import { DocElement } from "./doc-element"

/** Follows a long code block, which is collapsed until the reader presses the button. CSS does the collapsing. */
export class DocFold extends DocElement {
  protected connect(signal: AbortSignal): void {
    this.addEventListener("click", () => this.#unfold(), { signal })
  }

  /** Whether the code block is shown whole. */
  get open(): boolean {
    return this.hasAttribute("data-open")
  }

  set open(open: boolean) {
    this.toggleAttribute("data-open", open)
  }

  #unfold() {
    this.open = true
    this.closest("figure")?.querySelector("pre")?.focus({ preventScroll: true }) // because the button, which had the focus, is hidden now
  }
}
