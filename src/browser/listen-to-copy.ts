import { copied, copyText, notCopied, resultTime } from "./copy-text"
import { announce, statusRegion } from "./status-region"

/**
 * Makes buttons copy text on click. For a short time, the button shows the result as one word; the full message is its
 * accessible name and is announced to screen readers. Returns a function that removes the behavior.
 * @param root element that contains the buttons
 * @param selector CSS selector of the buttons
 * @param textOf returns the text that a button copies; `undefined` to copy nothing
 */
export function listenToCopy(
  root: HTMLElement,
  selector: string,
  textOf: (button: HTMLElement) => string | undefined,
): () => void {
  statusRegion()
  let clear = () => {}

  function show(button: HTMLElement, message: string) {
    clear()
    const { textContent, ariaLabel } = button
    const done = message === copied
    button.textContent = done ? copied : notCopied
    button.ariaLabel = message
    button.toggleAttribute("data-copied", done)
    const withdraw = announce(message)
    const timer = window.setTimeout(() => clear(), resultTime)
    clear = () => {
      window.clearTimeout(timer)
      Object.assign(button, { textContent, ariaLabel })
      button.removeAttribute("data-copied")
      withdraw()
      clear = () => {}
    }
  }
  async function copy(button: HTMLElement, text: string) {
    clear() // so that a screen reader announces the same message again
    show(button, await copyText(text))
  }
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest<HTMLElement>(selector)
    const text = button && textOf(button)
    if (button && typeof text === "string") void copy(button, text)
  }
  root.addEventListener("click", onClick)
  return () => {
    root.removeEventListener("click", onClick)
    clear()
  }
}
