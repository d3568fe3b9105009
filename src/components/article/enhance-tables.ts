/**
 * Keeps the heads of tables that fit their column in view while the reader scrolls, and makes tables that do not fit
 * scrollable by keyboard. Returns a function that removes the behavior.
 */
export function enhanceTables(root: HTMLElement): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) fit(target as HTMLElement)
  })
  const frames = [...root.querySelectorAll<HTMLElement>(".table-scroll")]
  for (const frame of frames) observer.observe(frame)
  return () => {
    observer.disconnect()
    for (const frame of frames) frame.removeAttribute("data-fits") // the HTML goes with its page
  }
}

/** A table that fits is no stop of the keyboard and no landmark; its name is kept for when it no longer fits. */
function fit(frame: HTMLElement) {
  const table = frame.querySelector("table")
  const fits = table !== null && table.offsetWidth <= frame.clientWidth
  frame.toggleAttribute("data-fits", fits)
  if (fits) {
    frame.dataset.name = frame.ariaLabel ?? frame.dataset.name
    for (const attribute of ["role", "tabindex", "aria-label"]) frame.removeAttribute(attribute)
  } else {
    frame.role = "region"
    frame.tabIndex = 0
    if (frame.dataset.name !== undefined) frame.ariaLabel = frame.dataset.name
  }
}
