/** A dropdown's state: a hovered menu goes when the pointer leaves, a pinned one stays. */
export type MenuState = "closed" | "hovered" | "pinned"

export type MenuEvent = "enter" | "leave" | "press" | "pin" | "close"

/** The dropdown's next state. A press on the button of a hovered menu pins it: it was not closed to the eye. */
export function nextMenu(state: MenuState, event: MenuEvent): MenuState {
  if (event === "enter") return state === "closed" ? "hovered" : state
  if (event === "leave") return state === "hovered" ? "closed" : state
  if (event === "press") return state === "pinned" ? "closed" : "pinned"
  return event === "pin" ? "pinned" : "closed"
}
