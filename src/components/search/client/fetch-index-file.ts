import { withPrefix } from "gatsby"
import { searchFolder } from "../../../shared/search/index-names"
import { unreadableIndex } from "../../../shared/search/unreadable-index"

/** Fetches a file of the index. Rejects with a message that can be shown to the reader. */
export async function fetchIndexFile(path: string): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(withPrefix(`/${searchFolder}/${path}`))
  } catch {
    throw new Error("The search index could not be reached.")
  }
  if (!response.ok) throw new Error(`The search index could not be loaded (${response.status}).`)
  try {
    return await response.json()
  } catch {
    // A cut connection, or a page that a proxy, a login or a host's fallback sent instead of the file.
    throw new Error(unreadableIndex)
  }
}
