import { pressedAttribute } from "../theme/color-mode"

/** Presses the button that the reader pressed last before the page answered; the inline script has marked it. */
export function replayPress(): void {
  const button = document.querySelector<HTMLElement>(`button[${pressedAttribute}]`)
  button?.removeAttribute(pressedAttribute)
  button?.click()
}
