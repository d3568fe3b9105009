/** Id of the main landmark. */
export const mainId = "main"

/** Puts the keyboard on the main landmark, where a control that had the focus goes away. Nothing scrolls. */
export function focusMain(): void {
  document.getElementById(mainId)?.focus({ preventScroll: true })
}
