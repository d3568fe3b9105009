import { createHash } from "node:crypto"
import { isExternal } from "../../../shared/paths"
import { cachedResult, findResult, keepResult } from "../../cache/result-cache"
import { plainMarkdown } from "../../markdown/plain-markdown"
import { addressInMarkdown } from "../../markdown/portable/address-in-markdown"
import { outlineInput, outlineOfBody, readBody, type ReadBody } from "../../markdown/read-markdown"
import { toHtmlTree, renderBody } from "../../markdown/render-markdown"
import type { RenderContext } from "../../markdown/render-inputs"
import type { ContentIndex } from "../content-index"
import type { ContentDocument } from "../document"
import { kindOf } from "../page-kinds/page-kinds"
import { splitArticle } from "./split-article"

/** The rendered body of a page; fields can be empty. */
export interface RenderedDocument {
  /** The body as HTML; for a page with a separate question, the rest of it. Empty for MDX, which is a component. */
  html: string
  /** The separate question of a page. */
  questionHtml: string
  /** The body as portable Markdown. */
  markdown: string
}

/** The data that a document is rendered with. */
export interface DocumentContext {
  context: RenderContext
  /** Where the site is published. */
  site: { siteUrl: string; pathPrefix: string }
  /** Digest of all data outside of the document that its rendering depends on. */
  digest: string
}

const digests = new WeakMap<ContentIndex, string>()

/** Order-independent digest of the addresses of all pages, which link resolution depends on. */
export function indexDigest(index: ContentIndex): string {
  const known = digests.get(index)
  if (known !== undefined) return known
  const addresses = index.pages.map(({ kind, id, file, slug }) => [kind, id, file, slug].join(" ")).sort()
  const digest = createHash("sha256").update(JSON.stringify(addresses)).digest("base64")
  digests.set(index, digest)
  return digest
}

/**
 * Renders a document's body as HTML and as portable Markdown, and computes its outline, all from one parse. The result is
 * cached for the next build, unless the page refers to files beside it: with a cached result, the next build would neither
 * publish these files nor notice that a missing one was added.
 */
export async function renderDocument(
  document: ContentDocument,
  documentContext: DocumentContext,
): Promise<RenderedDocument> {
  if (document.body.trim() === "") return { html: "", questionHtml: "", markdown: "" }
  const outlined = outlineInput(document, documentContext.context)
  const input = renderInput(document, documentContext, outlined)
  const known = findResult<RenderedDocument>("page", input)
  if (known) return known

  const read = readBody(document, documentContext.context)
  cachedResult("outline", outlined, () => outlineOfBody(read))
  const { context, refersToFiles } = trackFileUse(documentContext.context)
  const markdown = portableMarkdown(read, { ...documentContext, context })
  const rendered = { markdown, ...(await renderHtml(document, read, context)) }
  if (!refersToFiles()) keepResult("page", input, rendered)
  return rendered
}

/**
 * The body of a page as portable Markdown, from the cached result of `renderDocument`. A page whose result is not cached is parsed
 * again, but its HTML is not rendered.
 */
export function documentMarkdown(document: ContentDocument, documentContext: DocumentContext): string {
  const { context } = documentContext
  const input = renderInput(document, documentContext, outlineInput(document, context))
  const known = findResult<RenderedDocument>("page", input)
  return known?.markdown ?? portableMarkdown(readBody(document, context), documentContext)
}

/**
 * The cache key of a rendered page.
 * @param outlined that of its outline
 */
function renderInput(
  { kind, slug }: ContentDocument,
  { digest }: DocumentContext,
  outlined: readonly unknown[],
): unknown[] {
  return [kind, slug, digest, ...outlined]
}

function portableMarkdown(
  read: ReadBody,
  { context, site }: Pick<DocumentContext, "context" | "site">,
): string {
  return plainMarkdown(read, (url) => addressInMarkdown(url, context.resolveLink(url), site))
}

async function renderHtml(
  document: ContentDocument,
  read: ReadBody,
  context: RenderContext,
): Promise<Pick<RenderedDocument, "html" | "questionHtml">> {
  if (document.format === "mdx") return { html: "", questionHtml: "" }
  const body = await toHtmlTree(read)
  const { question, answer } = kindOf(document).hasQuestion ? splitArticle(body) : { answer: body }
  // The question shows the values of its author: the reader's own values are only offered in the answer.
  const questionHtml = question && (await renderBody(question, read.file, { ...context, valueRules: [] }))
  return { questionHtml: questionHtml ?? "", html: await renderBody(answer, read.file, context) }
}

/** Wraps a context to detect whether a file was looked for with it. */
function trackFileUse(context: RenderContext): { context: RenderContext; refersToFiles: () => boolean } {
  let refersToFiles = false
  return {
    refersToFiles: () => refersToFiles,
    context: {
      ...context,
      resolveLink(url) {
        const target = context.resolveLink(url)
        refersToFiles ||= target.dependsOnFile === true
        return target
      },
      resolveImage(url) {
        refersToFiles ||= !isExternal(url)
        return context.resolveImage(url)
      },
    },
  }
}
