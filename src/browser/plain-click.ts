/** The fields of a mouse or keyboard event that decide whether it is a plain click. */
type Click = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey"> & { button?: number }

/**
 * Whether a click follows a link in place. With another button or a modifier key it opens a new tab or window, or starts
 * a download. A key with a modifier is a shortcut of the browser.
 */
export function isPlainClick({ button = 0, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
