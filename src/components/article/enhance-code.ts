import { listenToCopy } from "../../browser/listen-to-copy"
import { copiedText } from "./code-text"
import { shownText } from "./shown-text"

/**
 * Adds tools to code blocks: copying, wrapping where lines are too long, and unfolding of long blocks. Returns a function
 * that removes them.
 */
export function enhanceCode(root: HTMLElement): () => void {
  const cleanups = [listenToCopy(root, ".copy-code", copiedOf)]
  for (const block of root.querySelectorAll<HTMLElement>(".code-block")) {
    cleanups.push(offerWrap(block))
    if (block.hasAttribute("data-long")) cleanups.push(offerUnfold(block))
  }
  root.setAttribute("data-code-tools", "")
  return () => {
    root.removeAttribute("data-code-tools")
    for (const cleanup of cleanups) cleanup()
  }
}

/** The text that a button copies: that of the block around it. */
function copiedOf(button: HTMLElement): string | undefined {
  const block = button.closest(".code-block")
  if (!block) return undefined
  const lines = [...block.querySelectorAll<HTMLElement>(".code-line")].map((line) => ({
    text: shownText(line),
    prompt: line.dataset.prompt,
    diff: line.dataset.diff as "add" | "del" | undefined,
  }))
  return copiedText(lines)
}

function offerWrap(block: HTMLElement): () => void {
  const pre = block.querySelector("pre")
  if (!pre) return () => undefined
  const button = document.createElement("button")
  button.type = "button"
  button.className = "wrap-code"
  button.textContent = "Wrap"
  button.setAttribute("aria-label", "Wrap lines")
  button.setAttribute("aria-pressed", "false")
  button.addEventListener("click", () => {
    const wrapped = block.toggleAttribute("data-wrap")
    button.setAttribute("aria-pressed", String(wrapped))
  })
  const observer = new ResizeObserver(() => {
    const overflows = pre.scrollWidth > pre.clientWidth
    if (overflows && !button.isConnected) pre.after(button)
    if (!overflows && !block.hasAttribute("data-wrap")) button.remove()
  })
  observer.observe(pre)
  return () => {
    observer.disconnect()
    button.remove()
    block.removeAttribute("data-wrap")
  }
}

function offerUnfold(block: HTMLElement): () => void {
  const button = document.createElement("button")
  button.type = "button"
  button.className = "unfold-code"
  button.textContent = `Show all ${block.querySelectorAll(".code-line").length} lines`
  button.addEventListener("click", () => {
    block.setAttribute("data-unfolded", "")
    block.querySelector("pre")?.focus({ preventScroll: true })
    button.remove()
  })
  block.append(button)
  return () => {
    button.remove()
    block.removeAttribute("data-unfolded")
  }
}
