import path from "node:path"
import type { CreateNodeArgs } from "gatsby"
import { configuredLayout } from "../../config/configured-layout"
import { loadConfig } from "../../config/load-config"
import { isOfKind, parseDocument, type ContentDocument } from "../../content/document"
import { isPageFile } from "../../content/layout"
import { formatProblem, type Problem } from "../../report/problem"
import { pageTypes } from "../page-types"
import { contentPath, isContentFile } from "./is-content-file"

/**
 * Creates a `DocPage` or `Article` node below the node of a page's file. A file with unusable front matter gets none: in a
 * build, the content checks fail. A preview gets an error message in its place if the front matter cannot be parsed.
 */
export async function createDocumentNode(args: CreateNodeArgs): Promise<void> {
  const { node, loadNodeContent } = args
  const layout = configuredLayout()
  if (!isContentFile(layout, node)) return
  const file = contentPath(layout, node)
  if (!isPageFile(layout, file)) return

  const { document, isUnreadable, problems } = parseDocument(layout, file, await loadNodeContent(node))
  const isBuild = process.env.NODE_ENV === "production"
  if (!document || (isBuild && document.isDraft)) return
  if (!isUnreadable) await putDocument(args, document)
  else if (!isBuild) await putDocument(args, withMessages(document, problems)) // the checks report them, too
}

/** A page with messages for text. */
function withMessages(document: ContentDocument, problems: readonly Problem[]): ContentDocument {
  const messages = problems.map((problem) => formatProblem(problem, "error")).join("\n")
  const body = `The front matter of this page cannot be read.\n\n\`\`\`text\n${messages}\n\`\`\`\n`
  return { ...document, format: "md", body, bodyLine: 1 }
}

function documentId(
  { createNodeId }: Pick<CreateNodeArgs, "createNodeId">,
  { file }: ContentDocument,
): string {
  return createNodeId(`document ${file}`)
}

async function putDocument(
  { node: source, actions, createContentDigest, createNodeId }: CreateNodeArgs,
  document: ContentDocument,
): Promise<void> {
  const fields = nodeFields(document)
  const id = documentId({ createNodeId }, document)
  await actions.createNode({
    ...fields,
    id,
    parent: source.id,
    children: [],
    internal: {
      type: pageTypes[document.kind].nodeType,
      contentDigest: createContentDigest(fields),
      ...(document.format === "mdx" ? { contentFilePath: absolutePathOf(document.file) } : {}),
    },
  })
  actions.createParentChildLink({ parent: source, child: { ...fields, id } as never }) // only the id is read
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
