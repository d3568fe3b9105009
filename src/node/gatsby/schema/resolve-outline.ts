import { savedResults } from "../../cache/result-cache"
import type { ContentDocument } from "../../content/document"
import type { BodyParts } from "../../content/body-parts"
import { outlineOf } from "../../markdown/read-markdown"
import type { Outline } from "../../markdown/types"

/** The outline of a document's body. In a build, the content thread has already computed it. */
export async function outlineOfDocument(document: ContentDocument, parts?: BodyParts): Promise<Outline> {
  await savedResults()
  return outlineOf(document, parts)
}

/** A page's description; fallback: its first paragraph. */
export async function descriptionOf(document: ContentDocument): Promise<string> {
  if (document.description !== undefined) return document.description
  const { excerpt } = await outlineOfDocument(document)
  return excerpt || document.title
}
