import { changedAttribute, pressedAttribute } from "../theme/attributes"

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Repeats what the reader did before hydration, when controls have no effect: changes each field again that was changed,
 * and presses the button or link that was pressed last. The inline script marks them. Call it right after hydration:
 * effects that read the address or storage can render the fields again, and React then sets them to its own values.
 */
export function replayEarlyUse(): void {
  const changes = takeMarked<Field>(changedAttribute).map(changeOf)
  const pressed = takeMarked<HTMLElement>(pressedAttribute)
  // after those effects
  requestAnimationFrame(() => {
    for (const change of changes) change()
    for (const control of pressed) control.click()
  })
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
function changeOf(field: Field): () => void {
  const { value } = field
  if (field instanceof HTMLSelectElement)
    return () => {
      field.value = value
      for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
  if (field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type)) {
    const { checked, defaultChecked } = field
    return () => {
      if (checked === defaultChecked) return
      field.checked = defaultChecked
      field.click()
    }
  }
  return () => {
    field.value = ""
    field.setRangeText(value, 0, 0, "end")
    field.dispatchEvent(new Event("input", { bubbles: true }))
  }
}
