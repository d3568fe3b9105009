import { copied, copyText } from "../../hooks/copy-text"
import { copiedText } from "./code-text"

const copiedFor = 2000

/**
 * Gives code blocks their tools: copying, wrapping where lines are too long, and unfolding of long blocks.
 * Returns a function that takes everything away again.
 */
export function enhanceCode(root: HTMLElement): () => void {
  const cleanups = [listenToCopy(root)]
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

function listenToCopy(root: HTMLElement): () => void {
  const status = document.createElement("div")
  status.className = "visually-hidden"
  status.setAttribute("role", "status")
  document.body.append(status)

  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>(".copy-code")
    const block = button?.closest(".code-block")
    if (button && block) void copy(button, block)
  }
  const copy = async (button: HTMLElement, block: Element) => {
    const message = await copyText(textOf(block))
    status.textContent = message
    if (message !== copied) return
    const text = button.textContent
    if (button.hasAttribute("data-copied")) return
    button.setAttribute("aria-label", message)
    button.setAttribute("data-copied", "")
    button.textContent = message
    window.setTimeout(() => {
      button.setAttribute("aria-label", "Copy code")
      button.textContent = text
      button.removeAttribute("data-copied")
      status.textContent = ""
    }, copiedFor)
  }
  root.addEventListener("click", onClick)
  return () => {
    root.removeEventListener("click", onClick)
    status.remove()
  }
}

function textOf(block: Element): string {
  const lines = [...block.querySelectorAll<HTMLElement>(".code-line")].map((line) => ({
    text: line.textContent ?? "",
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
