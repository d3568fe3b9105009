import { cleanError } from "../../shared/search/clean-error"
import { isFramed } from "../../shared/search/framed-text"
import { limitQuery } from "./limit-query"

/** Normalizes a query: one line, at most the maximum length, and for a message copied from a tool, without its frame. */
export function tidyQuery(query: string): string {
  const said = isFramed(query) ? cleanError(query).replace(/\n/g, " ") : ""
  return limitQuery(said || query.replace(/\s+/g, " ").trim())
}
