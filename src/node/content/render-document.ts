import { createHash } from "node:crypto"
import { cachedResult, findResult, keepResult } from "../cache/result-cache"
import { addressInMarkdown } from "../markdown/address-in-markdown"
import { plainMarkdown } from "../markdown/plain-markdown"
import { outlineInput, outlineOfBody, readBody, type ReadBody } from "../markdown/read-markdown"
import { renderBody } from "../markdown/render-markdown"
import type { RenderContext } from "../markdown/types"
import type { ContentIndex } from "./content-index"
import type { ContentDocument } from "./document"
import { splitArticle } from "./split-article"

/** A page's body as it is published; all are empty where there is none. */
export interface RenderedDocument {
  /** The body as HTML; of an article that sets its question apart, what follows it. Empty for MDX, which is a component. */
  html: string
  /** The question of an article that sets it apart. */
  questionHtml: string
  /** The body as Markdown that every reader understands. */
  markdown: string
}

/** What a document is rendered with. */
export interface DocumentContext {
  context: RenderContext
  /** Where the site is published. */
  site: { siteUrl: string; pathPrefix: string }
  /** Digest of everything outside of the document that its links depend on. */
  digest: string
}

const digests = new WeakMap<ContentIndex, string>()

/** Digest of the addresses of all pages, which links are resolved with; their order does not matter. */
export function indexDigest(index: ContentIndex): string {
  const known = digests.get(index)
  if (known !== undefined) return known
  const addresses = index.pages.map(({ kind, id, file, slug }) => [kind, id, file, slug].join(" ")).sort()
  const digest = createHash("sha256").update(JSON.stringify(addresses)).digest("base64")
  digests.set(index, digest)
  return digest
}

/**
 * Renders a document's body, for readers and for programs, and notes its outline, all from one parse. What was rendered is
 * kept for the next build unless a file had to be published for it, which a build without that file would miss.
 */
export async function renderDocument(
  document: ContentDocument,
  documentContext: DocumentContext,
): Promise<RenderedDocument> {
  if (document.body.trim() === "") return { html: "", questionHtml: "", markdown: "" }
  const outlined = outlineInput(document, documentContext.context)
  const input = [document.kind, document.slug, documentContext.digest, ...outlined]
  const known = findResult<RenderedDocument>("page", input)
  if (known) return known

  const read = readBody(document, documentContext.context)
  cachedResult("outline", outlined, () => outlineOfBody(read))
  const { context, published } = watchPublishing(documentContext.context)
  const markdown = plainMarkdown(read, (url) =>
    addressInMarkdown(url, context.resolveLink(url), documentContext.site),
  )
  const rendered = { markdown, ...(await renderHtml(document, read, context)) }
  if (!published()) keepResult("page", input, rendered)
  return rendered
}

async function renderHtml(
  document: ContentDocument,
  { tree, file }: ReadBody,
  context: RenderContext,
): Promise<Pick<RenderedDocument, "html" | "questionHtml">> {
  if (document.format === "mdx") return { html: "", questionHtml: "" }
  const { question, answer } = document.kind === "article" ? splitArticle(tree) : { answer: tree }
  const render = (part: typeof answer) => renderBody({ tree: part, file }, context)
  return { questionHtml: question ? await render(question) : "", html: await render(answer) }
}

/** A context that tells whether a file was published with it. */
function watchPublishing(context: RenderContext): { context: RenderContext; published: () => boolean } {
  let isPublishing = false
  return {
    published: () => isPublishing,
    context: {
      ...context,
      resolveLink(url) {
        const target = context.resolveLink(url)
        isPublishing ||= target.kind === "asset"
        return target
      },
      async resolveImage(url) {
        const image = await context.resolveImage(url)
        isPublishing ||= image !== undefined
        return image
      },
    },
  }
}
