/** Dispatched on a hidden element that a link leads to; the ancestor that hides it then shows it. Bubbles. */
export const revealEvent = "docs:reveal"
