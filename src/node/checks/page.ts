import type { ContentDocument } from "../content/document"
import type { VersionTables } from "../content/version-table"
import { outlineOf } from "../markdown"
import type { Outline } from "../markdown/types"

/** A file of the content tree with what its body holds. */
export interface CheckedFile {
  document: Pick<ContentDocument, "file" | "reportFile" | "format" | "body" | "bodyLine">
  outline: Outline
}

/** A document with what its body holds: what every check looks at. */
export interface CheckedPage extends CheckedFile {
  document: ContentDocument
}

/** Reads a document's body for the checks. Without version tables, it is as if it showed none. */
export function toCheckedPage(document: ContentDocument, versionTables?: VersionTables): CheckedPage {
  return { document, outline: outlineOf(document, versionTables) }
}

/** Ids of a page beside those of its body. */
export type ExtraAnchors = ReadonlyMap<string, readonly string[]>
