/** What the reader is told when a file arrived that is no file of the index. */
export const unreadableIndex = "The search index could not be read."
