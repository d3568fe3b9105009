import { lineRange } from "./line-range"

/**
 * Selects a line of a field, and scrolls it to the middle of the field and into the window: browsers do not scroll to a
 * selection, and not to a field of which a part is in view.
 */
export function showLine(field: HTMLTextAreaElement, line: number): void {
  const [start, end] = lineRange(field.value, line)
  field.focus()
  field.setSelectionRange(start, end)
  const height = heightOf(field, field.value.slice(0, start))
  field.scrollTop = height - field.clientHeight / 2
  const place = field.getBoundingClientRect().top + height - field.scrollTop
  // The header can cover the start of the window.
  const isInView = place > window.innerHeight / 6 && place < window.innerHeight
  if (!isInView) window.scrollBy(0, place - window.innerHeight / 3)
}

/** The height of a text in a field, whose long lines wrap. */
function heightOf(field: HTMLTextAreaElement, text: string): number {
  const copy = document.createElement("textarea")
  copy.className = field.className
  copy.rows = 1
  copy.value = text
  copy.style.cssText = `position: absolute; visibility: hidden; width: ${field.offsetWidth}px`
  field.after(copy)
  const height = copy.scrollHeight
  copy.remove()
  return height
}
