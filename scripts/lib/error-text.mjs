import { format } from "node:util"

/**
 * What a command prints for an error: the message if the error is meant for the person who ran the command, or the stack
 * trace.
 * @param {unknown} error
 */
export function errorText(error) {
  return isForUser(error) ? error.message : format(error)
}

/**
 * Commands and the code that they call report wrong input as a plain `Error`, as Node does for files and processes. An error
 * of a class of its own, such as a `TypeError`, comes from a mistake in the code, which its message alone does not locate.
 * @param {unknown} error
 * @returns {error is Error}
 */
function isForUser(error) {
  return error instanceof Error && error.constructor === Error
}
