/** Calls `action` after the next frame has been painted; in a background tab, once the tab is shown. */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => window.setTimeout(action))
}
