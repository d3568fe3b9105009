import { createHash } from "node:crypto"
import { cachedResult, findResult, keepResult } from "../cache/result-cache"
import { outlineInput, outlineOfBody, readBody } from "../markdown/read-markdown"
import { renderBody } from "../markdown/render-markdown"
import type { RenderContext } from "../markdown/types"
import type { ContentIndex } from "./content-index"
import type { ContentDocument } from "./document"
import { splitArticle } from "./split-article"

/** A page's body as HTML; both are empty for MDX, which is rendered as a component. */
export interface RenderedDocument {
  /** The body; of an article that sets its question apart, what follows it. */
  html: string
  /** The question of an article that sets it apart. */
  questionHtml: string
}

/** What a document is rendered with. */
export interface DocumentContext {
  context: RenderContext
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
 * Renders a document's body. Its outline is made from the same parse and kept, and so is the HTML, unless a file had to be
 * published for it: the next build may start without that file.
 */
export async function renderDocument(
  document: ContentDocument,
  { context, digest }: DocumentContext,
): Promise<RenderedDocument> {
  if (document.format === "mdx" || document.body.trim() === "") return { html: "", questionHtml: "" }
  const { versionTables } = context
  const outlined = outlineInput(document, versionTables)
  const input = [document.kind, document.slug, digest, ...outlined]
  const known = findResult<RenderedDocument>("html", input)
  if (known) return known

  const read = readBody(document, versionTables)
  cachedResult("outline", outlined, () => outlineOfBody(read))
  let isPublishing = false
  const watched: RenderContext = {
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
  }
  const { question, answer } = document.kind === "article" ? splitArticle(read.tree) : { answer: read.tree }
  const render = (tree: typeof answer) => renderBody({ tree, file: read.file }, watched)
  const rendered = {
    questionHtml: question ? await render(question) : "",
    html: await render(answer),
  }
  if (!isPublishing) keepResult("html", input, rendered)
  return rendered
}
