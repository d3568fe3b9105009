/**
 * Delays writing a text until no other has replaced it for a while.
 * @param delay milliseconds
 */
export function lateWrite(write: (text: string) => void, delay: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: string | undefined

  /** Forgets the text that waits. */
  function drop() {
    clearTimeout(timer)
    last = undefined
  }
  /** Writes the text that waits at once. */
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
