import { listenToCopy } from "../browser/listen-to-copy"
import { copiedText } from "./code-text"
import { createButton } from "./create-button"
import { DocElement } from "./doc-element"
import { observeSize } from "./observe-size"
import { shownText } from "./shown-text"

/** The frame of a code block: adds buttons that copy the code and that wrap long lines. */
class DocCode extends DocElement {
  protected connect(signal: AbortSignal): void {
    const pre = this.querySelector("pre")
    if (!pre) return
    signal.addEventListener(
      "abort",
      listenToCopy(this, ".copy-code", () => this.#text),
    )
    const button = this.#wrapButton(signal)
    observeSize(pre, signal, () => {
      const overflows = pre.scrollWidth > pre.clientWidth
      return () => {
        if (overflows && !button.isConnected) pre.after(button)
        if (!overflows && !this.hasAttribute("data-wrap")) button.remove()
      }
    })
  }

  get #text(): string {
    const lines = [...this.querySelectorAll<HTMLElement>(".code-line")].map((line) => ({
      text: shownText(line).replace("\n", ""), // the line break of a blank line
      prompt: line.dataset.prompt,
      diff: line.dataset.diff as "add" | "del" | undefined, // written by the build
    }))
    return copiedText(lines)
  }

  #wrapButton(signal: AbortSignal): HTMLButtonElement {
    const button = createButton("Wrap", "Wrap lines")
    button.className = "wrap-code"
    button.setAttribute("aria-pressed", "false")
    button.addEventListener("click", () => {
      const wrapped = this.toggleAttribute("data-wrap")
      button.setAttribute("aria-pressed", String(wrapped))
    })
    signal.addEventListener("abort", () => {
      button.remove()
      this.removeAttribute("data-wrap")
    })
    return button
  }
}

customElements.define("doc-code", DocCode)
