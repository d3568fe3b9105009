/** Codes of the errors with which Node says that a path leads to no file or folder of the expected kind. */
const absent = new Set<unknown>(["ENOENT", "ENOTDIR", "EISDIR"])

/**
 * Calls a function that reads a file or folder; returns `undefined` if it does not exist. In a preview, an author can remove what was
 * listed a moment ago.
 */
export function ifPresent<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof Error && "code" in error && absent.has(error.code)) return undefined
    throw error
  }
}
