/**
 * Lets the heads of tables that fit their column stay in view while the reader scrolls, and makes those that do not
 * fit scrollable by keyboard. Returns a function that takes everything away again.
 */
export function enhanceTables(root: HTMLElement): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) fit(target as HTMLElement)
  })
  const frames = [...root.querySelectorAll<HTMLElement>(".table-scroll")]
  for (const frame of frames) observer.observe(frame)
  return () => {
    observer.disconnect()
    for (const frame of frames) frame.removeAttribute("data-fits")
  }
}

/** A table that fits is no stop of the keyboard and no landmark; its name stays for when it no longer fits. */
function fit(frame: HTMLElement) {
  const table = frame.querySelector("table")
  const fits = table !== null && table.offsetWidth <= frame.clientWidth
  frame.toggleAttribute("data-fits", fits)
  // what does not scroll needs no place in the tab order
  if (fits) frame.removeAttribute("tabindex")
  else frame.tabIndex = 0
}
