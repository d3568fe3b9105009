/** Creates a button. A label names it for screen readers if its text is only a sign, or is empty because CSS draws one. */
export function createButton(text: string, label?: string): HTMLButtonElement {
  const button = document.createElement("button")
  button.type = "button"
  button.textContent = text
  if (label !== undefined) button.setAttribute("aria-label", label)
  return button
}
