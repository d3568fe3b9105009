import { lineRange } from "./line-range"

/** Selects a line of a field, and scrolls it to the middle of the field: browsers do not scroll to a selection. */
export function showLine(field: HTMLTextAreaElement, line: number): void {
  const [start, end] = lineRange(field.value, line)
  field.focus()
  field.setSelectionRange(start, end)
  field.scrollTop = heightOf(field, field.value.slice(0, start)) - field.clientHeight / 2
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
