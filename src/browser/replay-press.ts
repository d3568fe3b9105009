import { pressedAttribute } from "../theme/color-mode"

/** Presses the button again that was pressed last before hydration, when buttons do nothing. The inline script marks it. */
export function replayPress(): void {
  const button = document.querySelector<HTMLElement>(`button[${pressedAttribute}]`)
  button?.removeAttribute(pressedAttribute)
  button?.click()
}
