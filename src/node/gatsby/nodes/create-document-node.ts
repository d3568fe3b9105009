import { readFileSync } from "node:fs"
import type { NodePluginArgs } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import { configuredLayout } from "../../config/configured-layout"
import { isOfKind, parseDocument, type ContentDocument } from "../../content/document"
import { ifPresent } from "../../content/files/if-present"
import { isPageFile, type ContentLayout } from "../../content/layout"
import { formatProblem, type Problem } from "../../report/problem"
import { isBuild } from "../is-build"
import { pageTypes } from "../page-types"
import { deleteFileNode, putFileNode, type FileNodeArgs } from "./file-nodes"
import { absolutePathOf, contentPath, isContentFile } from "./content-paths"
import { pageNodes } from "./page-nodes"

/**
 * Creates or replaces the `DocPage` or `Article` node of a page's file. A file with unusable front matter has none: in a build,
 * the content checks fail. A preview gets an error message in its place if the front matter cannot be parsed.
 * @param file path from the content directory
 */
export async function createDocumentNode(
  args: FileNodeArgs,
  layout: ContentLayout,
  file: string,
): Promise<void> {
  const raw = ifPresent(() => readFileSync(absolutePathOf(file), "utf8"))
  if (raw === undefined) return // Gatsby deletes the node of the file next
  const { document, isUnreadable, problems } = parseDocument(layout, file, raw)
  if (!document || (isBuild() && (document.isDraft || isUnreadable)))
    deleteFileNode(args, documentNodeName(file))
  else await putDocument(args, isUnreadable ? withMessages(document, problems) : document) // the checks report them, too
}

/**
 * Creates the nodes of drafts in a preview, and deletes them in a build. Gatsby keeps nodes from run to run, and calls no hook for
 * files that have not changed since, so that the nodes are those of the last command.
 */
export async function updateDraftNodes(args: NodePluginArgs): Promise<void> {
  const { actions, createNodeId, getNode, getNodesByType } = args
  if (isBuild()) {
    for (const node of pageNodes(args)) if (node.document.isDraft) actions.deleteNode(node)
    return
  }
  const layout = configuredLayout()
  for (const node of getNodesByType("File") as FileSystemNode[]) {
    const file = contentPath(layout, node)
    const isMissing = isPageFile(layout, file) && !getNode(createNodeId(documentNodeName(file)))
    if (isMissing && isContentFile(layout, node)) await createDocumentNode({ ...args, node }, layout, file)
  }
}

/** The page with the problems of its front matter in place of its text. It is a draft, which no build publishes. */
function withMessages(document: ContentDocument, problems: readonly Problem[]): ContentDocument {
  const messages = problems.map((problem) => formatProblem(problem, "error")).join("\n")
  const body = `The front matter of this page cannot be read.\n\n\`\`\`text\n${messages}\n\`\`\`\n`
  return { ...document, isDraft: true, format: "md", body, bodyLine: 1 }
}

async function putDocument(args: FileNodeArgs, document: ContentDocument): Promise<void> {
  await putFileNode(args, {
    name: documentNodeName(document.file),
    fields: nodeFields(document),
    internal: {
      type: pageTypes[document.kind].nodeType,
      ...(document.format === "mdx" ? { contentFilePath: absolutePathOf(document.file) } : {}),
    },
  })
}

/** Name of a document's node, from which its id is derived. */
export function documentNodeName(file: string): string {
  return `document ${file}`
}

/** The fields of a document's node. */
export function nodeFields(document: ContentDocument) {
  const { file, slug, title, tags, format } = document
  const common = { file, slug, title, tagKeys: tags, format, document }
  return isOfKind(document, "article")
    ? { ...common, number: document.frontMatter.number }
    : { ...common, docId: document.id, kind: document.kind }
}
