import type { Locator } from "@playwright/test"

type KeyPress = Pick<KeyboardEventInit, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">

/** Dispatches a key press on an element. Returns whether the page leaves the key's effect to the browser. */
export function isLeftToBrowser(element: Locator, key: KeyPress): Promise<boolean> {
  return element.evaluate(
    (target, init) =>
      target.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init })),
    key,
  )
}
