/** Dispatched on a text after content was added to it, whose elements may have to be loaded. Bubbles. */
export const contentAddedEvent = "docs:content-added"
