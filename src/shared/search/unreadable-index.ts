/** Message for the reader if a response is not a file of the index. */
export const unreadableIndex = "The search index could not be read."
