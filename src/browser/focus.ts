/** Id of the main landmark. */
export const mainId = "main"

/**
 * Focuses an element that is not focusable by itself, without scrolling. `tabindex` is removed on blur: otherwise every
 * click inside the element would focus it.
 */
export function focusElement(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex") && element.tabIndex < 0) {
    element.tabIndex = -1
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true })
  }
  element.focus({ preventScroll: true })
}

/** Focuses the main landmark. Call it when a control that has the focus is about to be removed. */
export function focusMain(): void {
  const main = document.getElementById(mainId)
  if (main) focusElement(main)
}
