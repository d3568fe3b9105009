import path from "node:path"
import type { CreateNodeArgs } from "gatsby"
import { loadConfig } from "../../config/load-config"
import { parseDocument, type ContentDocument } from "../../content/document"
import { contentLayout, isPageFile } from "../../content/layout"
import { isDraft } from "../../content/load-content"
import { isContentFile } from "./is-content-file"

/** Types that the Markdown plugins give to a source file. */
const markdownTypes = new Set(["MarkdownRemark", "Mdx"])

/**
 * Turns a sourced Markdown file into a `DocPage` or an `Article`. A file whose front matter cannot be used
 * makes no node; in a build the content checks have stopped it before.
 */
export async function createDocumentNode(args: CreateNodeArgs): Promise<void> {
  const { node, actions, createContentDigest, createNodeId, getNode, loadNodeContent } = args
  if (!markdownTypes.has(node.internal.type) || !node.parent) return
  const source = getNode(node.parent)
  if (!source) return
  const layout = contentLayout(loadConfig().environment.CONTENT_DIR)
  if (!isContentFile(layout, source)) return

  const file = source.relativePath
  if (!isPageFile(layout, file)) return
  const { document } = parseDocument(layout, file, await loadNodeContent(source)) // the checks report what is wrong
  if (!document || (isDraft(document) && process.env.NODE_ENV === "production")) return

  const fields = nodeFields(document)
  await actions.createNode({
    ...fields,
    id: createNodeId(`document ${file}`),
    parent: node.id,
    children: [],
    internal: {
      type: document.kind === "article" ? "Article" : "DocPage",
      contentDigest: createContentDigest(fields),
      ...(document.format === "mdx" ? { contentFilePath: source.absolutePath } : {}),
    },
  })
}

/** The fields of a document's node. */
export function nodeFields(document: ContentDocument) {
  const { file, slug, title, tags, format } = document
  const common = { file, slug, title, tagSlugs: tags, format, document }
  return document.kind === "article"
    ? { ...common, number: document.frontMatter.number }
    : { ...common, docId: document.id, kind: document.kind }
}

/** Absolute path of a document's file. */
export function absolutePathOf(file: string): string {
  return path.resolve(loadConfig().environment.CONTENT_DIR, file)
}
