import { changedAttribute, pressedAttribute } from "../theme/attributes"

/**
 * Repeats what the reader did before hydration, when controls have no effect: presses the button or link that was pressed last,
 * and changes each field again that was changed. The inline script marks them. Call it right after hydration: effects that read
 * the address or storage can render the fields again, and React then sets them to its own values.
 */
export function replayEarlyUse(): void {
  for (const field of takeMarked<HTMLInputElement | HTMLSelectElement>(changedAttribute)) {
    const change = changeOf(field)
    requestAnimationFrame(change) // after those effects
  }
  for (const control of takeMarked<HTMLElement>(pressedAttribute)) control.click()
}

function takeMarked<Control extends HTMLElement>(attribute: string): Control[] {
  const marked = [...document.querySelectorAll<Control>(`[${attribute}]`)]
  for (const control of marked) control.removeAttribute(attribute)
  return marked
}

/**
 * Returns a function that gives a field its current value again, with the events of a change. React ignores events of an
 * `input` that has the value it last had, so the value is first changed to another.
 */
function changeOf(field: HTMLInputElement | HTMLSelectElement): () => void {
  const { value } = field
  if (field instanceof HTMLSelectElement)
    return () => {
      field.value = value
      for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
  const { type, checked, defaultChecked } = field
  if (type === "radio" || type === "checkbox")
    return () => {
      if (checked === defaultChecked) return
      field.checked = defaultChecked
      field.click()
    }
  return () => {
    field.value = ""
    field.setRangeText(value, 0, 0, "end")
    field.dispatchEvent(new Event("input", { bubbles: true }))
  }
}
