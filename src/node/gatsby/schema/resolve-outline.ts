import { savedResults } from "../../cache/result-cache"
import type { ContentDocument } from "../../content/document"
import type { BodyParts } from "../../content/body-parts"
import { outlineOf } from "../../markdown/read-markdown"
import type { Outline } from "../../markdown/types"

/** What is known of a document's body; a build's content thread has worked it out by now. */
export async function outlineOfDocument(document: ContentDocument, parts?: BodyParts): Promise<Outline> {
  await savedResults()
  return outlineOf(document, parts)
}

/** What a page is about, in a sentence: the first paragraph where its writer says nothing. */
export async function descriptionOf(document: ContentDocument): Promise<string> {
  if (document.description !== undefined) return document.description
  const { excerpt } = await outlineOfDocument(document)
  return excerpt || document.title
}
