import { listenToCopy } from "../browser/listen-to-copy"
import { copiedText } from "./code-text"
import { createButton } from "./create-button"
import { DocElement } from "./doc-element"
import { observeSize } from "./observe-size"
import { shownText } from "./shown-text"

/** The frame of a code block: adds buttons that copy the code and that wrap long lines. */
class DocCode extends DocElement {
  static observedAttributes = ["data-wrap"]
  #wrapButton = createButton("Wrap", "Wrap lines")

  /** Also called for an attribute that was restored before this script was loaded. */
  attributeChangedCallback(): void {
    this.#wrapButton.setAttribute("aria-pressed", String(this.#isWrapped))
  }

  protected connect(signal: AbortSignal): void {
    const pre = this.querySelector("pre")
    if (!pre) return
    signal.addEventListener(
      "abort",
      listenToCopy(this, ".copy-code", () => this.#text),
    )
    const button = this.#wrapButton
    button.className = "wrap-code"
    this.attributeChangedCallback()
    button.addEventListener("click", () => this.toggleAttribute("data-wrap"), { signal })
    signal.addEventListener("abort", () => button.remove())
    observeSize(pre, signal, () => {
      const isUseful = this.#isWrapped || pre.scrollWidth > pre.clientWidth
      return () => {
        if (!isUseful) button.remove()
        else if (!button.isConnected) pre.after(button)
      }
    })
  }

  get #isWrapped(): boolean {
    return this.hasAttribute("data-wrap")
  }

  get #text(): string {
    const lines = [...this.querySelectorAll<HTMLElement>(".code-line")].map((line) => ({
      text: shownText(line).replace("\n", ""), // the line break of a blank line
      prompt: line.dataset.prompt,
      diff: line.dataset.diff as "add" | "del" | undefined, // written by the build
    }))
    return copiedText(lines)
  }
}

customElements.define("doc-code", DocCode)
