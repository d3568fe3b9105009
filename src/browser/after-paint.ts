/** Calls back when the next frame has been painted; in a tab that is not shown, when it is. */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => window.setTimeout(action))
}
