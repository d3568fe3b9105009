import path from "node:path"
import type { CreateNodeArgs, Node } from "gatsby"
import { configuredLayout } from "../../config/configured-layout"
import { loadConfig } from "../../config/load-config"
import { isOfKind, parseDocument, type ContentDocument } from "../../content/document"
import { isPageFile } from "../../content/layout"
import { formatProblem } from "../../report/problem"
import { pageTypes } from "../page-types"
import { contentPath, isContentFile } from "./is-content-file"

/** Node types that the Markdown plugins create for a source file. */
const markdownTypes = new Set(["MarkdownRemark", "Mdx"])

/**
 * Creates a `DocPage` or `Article` node for a sourced Markdown file. A file with unusable front matter gets no node; in a
 * build, the content checks have already failed then.
 */
export async function createDocumentNode(args: CreateNodeArgs): Promise<void> {
  const { node, getNode, loadNodeContent } = args
  if (!markdownTypes.has(node.internal.type) || !node.parent) return
  const source = getNode(node.parent)
  if (!source) return
  const layout = configuredLayout()
  if (!isContentFile(layout, source)) return

  const file = contentPath(layout, source)
  if (!isPageFile(layout, file)) return
  const { document } = parseDocument(layout, file, await loadNodeContent(source)) // the checks report the problems
  if (
    !document ||
    typeOf(document) !== node.internal.type ||
    (document.isDraft && process.env.NODE_ENV === "production")
  )
    return

  await putDocument(args, node, document, document.format === "mdx" ? source.absolutePath : undefined)
}

/**
 * In a preview, shows an error message instead of a page whose front matter cannot be parsed: the Markdown plugins create
 * no node for such a file, and the old page would stay.
 */
export async function createMessageNode(args: CreateNodeArgs): Promise<void> {
  const { node, loadNodeContent } = args
  const layout = configuredLayout()
  if (!isContentFile(layout, node)) return
  const file = contentPath(layout, node)
  if (!isPageFile(layout, file)) return
  const { document, isUnreadable, problems } = parseDocument(layout, file, await loadNodeContent(node))
  if (!document || !isUnreadable) return
  const messages = problems.map((problem) => formatProblem(problem, "error")).join("\n")
  const body = `The front matter of this page cannot be read.\n\n\`\`\`text\n${messages}\n\`\`\`\n`
  await putDocument(args, node, { ...document, format: "md", body, bodyLine: 1 })
}

function documentId(
  { createNodeId }: Pick<CreateNodeArgs, "createNodeId">,
  { file }: ContentDocument,
): string {
  return createNodeId(`document ${file}`)
}

async function putDocument(
  args: Pick<CreateNodeArgs, "actions" | "createContentDigest" | "createNodeId">,
  parent: Node,
  document: ContentDocument,
  contentFilePath?: string,
): Promise<void> {
  const fields = nodeFields(document)
  await args.actions.createNode({
    ...fields,
    id: documentId(args, document),
    parent: parent.id,
    children: [],
    internal: {
      type: pageTypes[document.kind].nodeType,
      contentDigest: args.createContentDigest(fields),
      ...(contentFilePath === undefined ? {} : { contentFilePath }),
    },
  })
}

/** Type of a document's source node. An `.md` file of a Docusaurus tree has nodes of both types. */
function typeOf({ format }: ContentDocument): string {
  return format === "mdx" ? "Mdx" : "MarkdownRemark"
}

/** The fields of a document's node. */
export function nodeFields(document: ContentDocument) {
  const { file, slug, title, tags, format } = document
  const common = { file, slug, title, tagSlugs: tags, format, document }
  return isOfKind(document, "article")
    ? { ...common, number: document.frontMatter.number }
    : { ...common, docId: document.id, kind: document.kind }
}

/** Absolute path of a document's file. */
export function absolutePathOf(file: string): string {
  return path.resolve(loadConfig().environment.CONTENT_DIR, file)
}
