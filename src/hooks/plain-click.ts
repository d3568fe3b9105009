/** What of a click, or of a key that stands for one, says what it means. */
type Click = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey"> & { button?: number }

/**
 * Whether a click does what the page says. With another button or a modifier key it means something of its own: a new
 * tab, a window, a download.
 */
export function isPlainClick({ button = 0, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
