/** What `keyCode` is for the keys that an input method handles, as for Japanese. */
const inputMethodCode = 229

/**
 * Whether an input method handles a key, so that Enter takes its suggestion and Escape discards it. In Safari before 27, the
 * key that ends a composition arrives after the end, and can only be recognized by its code.
 */
export function isForInputMethod({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === inputMethodCode
}
