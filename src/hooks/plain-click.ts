/**
 * Whether a click does what the page says. With another button or a modifier key it means something of its own: a new
 * tab, a window, a download.
 */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
