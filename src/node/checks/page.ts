import type { ContentDocument } from "../content/document"
import type { BodyParts } from "../content/body-parts"
import { outlineOf } from "../markdown/read-markdown"
import type { Outline } from "../markdown/types"
import type { Problem } from "../report/problem"

/** A content file with its outline. */
export interface CheckedFile {
  document: Pick<ContentDocument, "file" | "reportFile" | "slug" | "format" | "body" | "bodyLine" | "dialect">
  outline: Outline
  /** Problems with the encoding of a partial, or leftovers of merge conflicts; those of a page are the content's. */
  problems?: readonly Problem[]
}

/** A document with its outline, which is the input of all checks. */
export interface CheckedPage extends CheckedFile {
  document: ContentDocument
}

/** A partial: a file that is not a page, but imported by pages. */
export interface CheckedPartial extends CheckedFile {
  /** The pages that import it, or that import a file which does. */
  importers: readonly CheckedPage[]
}

/** Reads a document's body for the checks. Without `parts`, it is as if it named none. */
export function toCheckedPage(document: ContentDocument, parts?: BodyParts): CheckedPage {
  return { document, outline: outlineOf(document, parts) }
}

/** Ids of a page beside those of its body. */
export type ExtraAnchors = ReadonlyMap<string, readonly string[]>
