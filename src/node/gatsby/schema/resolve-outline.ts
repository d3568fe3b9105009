import { defaultDescription, type ContentDocument } from "../../content/document"
import { outlineOf } from "../../markdown/read-markdown"
import type { Outline } from "../../markdown/types"
import { bodyParts, type ResolverContext } from "./resolver-context"

/** The outline of a document's body. */
export async function outlineOfDocument(
  document: ContentDocument,
  context: ResolverContext,
): Promise<Outline> {
  await context.resultsOf(document.file)
  return outlineOf(document, bodyParts(context))
}

/** The description of a page: from the front matter, else its first paragraph. */
export async function descriptionOf(document: ContentDocument, context: ResolverContext): Promise<string> {
  return document.description ?? defaultDescription(document, await outlineOfDocument(document, context))
}
