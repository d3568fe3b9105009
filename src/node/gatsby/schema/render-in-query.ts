import { configuredLayout } from "../../config/configured-layout"
import { loadConfig } from "../../config/load-config"
import type { ContentDocument } from "../../content/document"
import { isFollowed } from "../../content/files/sandbox"
import { socialImage } from "../../content/files/social-image"
import { documentContexts } from "../../content/render/document-contexts"
import {
  renderDocument,
  type DocumentContext,
  type RenderedDocument,
} from "../../content/render/render-document"
import { publishFile } from "../images/publish-file"
import { resolveImageFile } from "../images/resolve-image"
import { bodyParts, contentIndex, findNode, storedIndex, type ResolverContext } from "./resolver-context"

/** Renders a document. The query depends on all that the document shows. */
export async function renderInQuery(
  document: ContentDocument,
  context: ResolverContext,
): Promise<RenderedDocument> {
  await context.resultsOf(document.file)
  return renderDocument(document, documentContextOf(document, context))
}

/** What a document, or a description in a `.tf` file, is rendered with. */
export function documentContextOf(
  origin: { file: string; slug: string },
  context: ResolverContext,
): DocumentContext {
  const { site, environment } = loadConfig()
  const { valueRules, terms } = storedIndex(context)
  return documentContexts({
    index: contentIndex(context),
    layout: configuredLayout(),
    site,
    siteUrl: environment.SITE_URL,
    pathPrefix: context.pathPrefix,
    resolveImageFile,
    publishFile,
    onFile: (file) => dependOnFile(file, context),
    onMissingFile: (files) => dependOnArrivals(files, context),
    ...bodyParts(context),
    valueRules,
    terms,
  })(origin)
}

/** Address of the social card image that a page's front matter names, without path prefix; `undefined` if there is none. */
export function socialImageOf(
  { file, frontMatter: { image } }: ContentDocument,
  context: ResolverContext,
): string | undefined {
  if (image === undefined) return undefined
  return socialImage(configuredLayout(), { file, image }, (file) => {
    dependOnFile(file, context)
    return publishFile(file, "")
  })
}

/** Makes a query depend on a file, such as an image, so that it runs again when the file is replaced or removed. */
function dependOnFile(file: string, { fileIdOf, nodeModel }: ResolverContext): void {
  const id = fileIdOf(file)
  if (id !== undefined) nodeModel.getNodeById({ id, type: "File" })
}

/** Makes a query run again when one of these files arrives. Gatsby cannot make it depend on a node that is missing. */
function dependOnArrivals(files: readonly string[], context: ResolverContext): void {
  const layout = configuredLayout()
  if (files.some((file) => isFollowed(layout, file))) findNode(context, "File", "")
}
