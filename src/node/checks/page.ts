import type { ContentDocument } from "../content/document"
import { outlineOf } from "../markdown"
import type { Outline } from "../markdown/types"

/** A document with what its body holds: what every check looks at. */
export interface CheckedPage {
  document: ContentDocument
  outline: Outline
}

/** Reads a document's body for the checks. */
export function toCheckedPage(document: ContentDocument): CheckedPage {
  return { document, outline: outlineOf(document) }
}

/** Ids of a page that code adds to those of its body. */
export type ExtraAnchors = ReadonlyMap<string, readonly string[]>
