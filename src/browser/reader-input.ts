/** Events with which a reader takes over from a page that scrolls or reveals something by itself. */
export const inputEvents = ["wheel", "pointerdown", "keydown", "input"] as const

/** Returns a signal that is aborted by the reader's next input. */
export function untilNextInput(): AbortSignal {
  const next = new AbortController()
  const options = { capture: true, passive: true, signal: next.signal }
  for (const type of inputEvents) window.addEventListener(type, () => next.abort(), options)
  return next.signal
}
