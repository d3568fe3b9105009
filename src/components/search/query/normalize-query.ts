import { cleanError, fromError } from "../../../shared/search/clean-error"
import { isFramed } from "../../../shared/search/framed-text"
import { limitQuery, oneLine } from "./limit-query"

/**
 * Normalizes a query: one line, at most the maximum length, and for a text copied from a tool, without its frame and, if it
 * is too long, without what comes before the error.
 */
export function normalizeQuery(query: string): string {
  const message = isFramed(query) ? cleanError(query) : ""
  const whole = oneLine(message || query)
  const limited = limitQuery(whole)
  return message === "" || limited === whole ? limited : limitQuery(oneLine(fromError(message)))
}
