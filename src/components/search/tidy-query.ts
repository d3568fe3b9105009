import { cleanError } from "../../shared/search/clean-error"
import { isFramed } from "../../shared/search/framed-text"
import { limitQuery } from "./limit-query"

/** A query on one line and as long as search reads. Of a message that was copied from a tool, what it says without its frame. */
export function tidyQuery(query: string): string {
  const said = isFramed(query) ? cleanError(query).replace(/\n/g, " ") : ""
  return limitQuery(said || query.replace(/\s+/g, " ").trim())
}
