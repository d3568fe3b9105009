/** Id of the main landmark. */
export const mainId = "main"

/**
 * Focuses an element that is no stop of the keyboard, without scrolling. It can be focused only until it loses the focus:
 * otherwise every click inside it would focus it.
 */
export function focusElement(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex") && element.tabIndex < 0) {
    element.tabIndex = -1
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true })
  }
  element.focus({ preventScroll: true })
}

/** Focuses the main landmark, for a control that had the focus and is about to go. */
export function focusMain(): void {
  const main = document.getElementById(mainId)
  if (main) focusElement(main)
}
