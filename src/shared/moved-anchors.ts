import { ownValue } from "./own-value"
import { withoutTrailingSlash } from "./paths"

/** Address of the file that lists moved headings. */
export const movedAnchorsPath = "/moved-anchors.json"

/** The new addresses of headings, by the path of their old page, without trailing slash, and by id. */
export type MovedAnchors = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The new address of a heading; `undefined` if it never moved. */
export function movedTarget(moved: MovedAnchors, path: string, id: string): string | undefined {
  const ids = ownValue(moved, withoutTrailingSlash(path))
  return ids && ownValue(ids, id)
}
