/** A dropdown's state: a hovered menu closes when the pointer leaves, a pinned one stays open. */
export type MenuState = "closed" | "hovered" | "pinned"

export type MenuEvent = "enter" | "leave" | "press" | "pin" | "close"

/** The dropdown's next state. A click on the button of a hovered menu pins it instead of closing it, because it is already open. */
export function nextMenu(state: MenuState, event: MenuEvent): MenuState {
  if (event === "enter") return state === "closed" ? "hovered" : state
  if (event === "leave") return state === "hovered" ? "closed" : state
  if (event === "press") return state === "pinned" ? "closed" : "pinned"
  return event === "pin" ? "pinned" : "closed"
}
