/**
 * Writes the last text that was put, once none has been put for a while.
 * @param delay milliseconds
 */
export function lateWrite(write: (text: string) => void, delay: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: string | undefined

  /** Forgets what is to be written. */
  function drop() {
    clearTimeout(timer)
    last = undefined
  }
  /** Writes at once what is to be written. */
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
