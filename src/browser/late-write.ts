/**
 * Debounces writing: a text is written when no newer text has replaced it within the delay.
 * @param delay milliseconds
 */
export function lateWrite(write: (text: string) => void, delay: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: string | undefined

  /** Discards the pending text. */
  function drop() {
    clearTimeout(timer)
    last = undefined
  }
  /** Writes the pending text immediately. */
  function settle() {
    const text = last
    drop()
    if (text !== undefined) write(text)
  }
  function put(text: string) {
    drop()
    last = text
    timer = setTimeout(settle, delay)
  }
  return { put, settle, drop }
}
