/** Sent to an element that a link leads to and that is hidden; whoever hides it shows it. Bubbles. */
export const revealEvent = "docs:reveal"
