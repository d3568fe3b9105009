import type { ContentDocument } from "../content/document"
import type { BodyParts } from "../markdown/body-parts"
import { outlineOf } from "../markdown/read-markdown"
import type { Outline } from "../markdown/types"
import type { Problem } from "../report/problem"

/** A content file with its outline. */
export interface CheckedFile {
  document: Pick<ContentDocument, "file" | "reportFile" | "slug" | "format" | "body" | "bodyLine" | "dialect">
  outline: Outline
  /**
   * For a partial: problems with its encoding, or leftovers of merge conflicts. Those of a page are in
   * `Content`.
   */
  problems?: readonly Problem[]
}

/** A document with its outline, which is the input of all checks. */
export interface CheckedPage extends CheckedFile {
  document: ContentDocument
}

/** A partial: a file that is not a page, but imported by pages. */
export interface CheckedPartial extends CheckedFile {
  /** The pages that import it, directly or through other files. */
  importers: readonly CheckedPage[]
}

/**
 * Parses a document's body for the checks.
 * @param parts the data that the body may refer to; without it, that content is missing from the outline
 */
export function toCheckedPage(document: ContentDocument, parts?: BodyParts): CheckedPage {
  return { document, outline: outlineOf(document, parts) }
}

/**
 * All ids of each page that links can point to, by the page's id. A page has no entry if its ids are not known: it is generated
 * by the site, a mistake hides a part of its text, or the data that it is generated from has an error.
 */
export type PageAnchors = ReadonlyMap<string, readonly string[]>

/** Whether all text of a file was parsed. Headings below an unclosed fence, for example, were not. */
export function isRead({ outline }: CheckedFile): boolean {
  return !outline.messages.some(({ cause }) => cause === "unread-text" || cause === "open-fence")
}
