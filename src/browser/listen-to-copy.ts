import { statusRegion } from "./status-region"
import { copied, copyText, notCopied, resultTime } from "./copy-text"

/**
 * Makes buttons copy. The result is shown for a while: in a word on the button, in full as its name and to screen readers.
 * Returns a function that removes the behavior.
 * @param root element around the buttons
 * @param selector of the buttons
 * @param textOf what a button copies; `undefined` for nothing
 */
export function listenToCopy(
  root: HTMLElement,
  selector: string,
  textOf: (button: HTMLElement) => string | undefined,
): () => void {
  const status = statusRegion()
  let clear = () => {}

  function show(button: HTMLElement, message: string) {
    clear()
    const { textContent, ariaLabel } = button
    const done = message === copied
    button.textContent = done ? copied : notCopied
    button.ariaLabel = message
    button.toggleAttribute("data-copied", done)
    status.textContent = message
    const timer = window.setTimeout(() => clear(), resultTime)
    clear = () => {
      window.clearTimeout(timer)
      Object.assign(button, { textContent, ariaLabel })
      button.removeAttribute("data-copied")
      status.textContent = ""
      clear = () => {}
    }
  }
  async function copy(button: HTMLElement, text: string) {
    clear() // so that a screen reader reads the same message again
    show(button, await copyText(text))
  }
  const onClick = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>(selector)
    const text = button && textOf(button)
    if (button && typeof text === "string") void copy(button, text)
  }
  root.addEventListener("click", onClick)
  return () => {
    root.removeEventListener("click", onClick)
    clear()
  }
}
