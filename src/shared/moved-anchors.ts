import { withoutTrailingSlash } from "./paths"

/** Address of the file that says where headings moved. */
export const movedAnchorsPath = "/moved-anchors.json"

/** Where headings are now, by the path of the page that had them, without trailing slash, and by id. */
export type MovedAnchors = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Where a heading of a page is now, or `undefined` when it never moved. */
export function movedTarget(moved: MovedAnchors, path: string, id: string): string | undefined {
  const ids = own(moved, withoutTrailingSlash(path))
  return ids && own(ids, id)
}

/** A field of an object, not of its prototype: ids come from the address bar. */
function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
