import { readFileSync } from "node:fs"
import type { CreateNodeArgs } from "gatsby"
import { isOfKind, parseDocument, type ContentDocument } from "../../content/document"
import { ifPresent } from "../../content/files/if-present"
import type { ContentLayout } from "../../content/layout"
import { formatProblem, type Problem } from "../../report/problem"
import { pageTypes } from "../page-types"
import { deleteFileNode, putFileNode } from "./file-nodes"
import { absolutePathOf } from "./is-content-file"

/**
 * Creates or replaces the `DocPage` or `Article` node of a page's file. A file with unusable front matter has none: in a build,
 * the content checks fail. A preview gets an error message in its place if the front matter cannot be parsed.
 * @param file path from the content directory
 */
export async function createDocumentNode(
  args: CreateNodeArgs,
  layout: ContentLayout,
  file: string,
): Promise<void> {
  const raw = ifPresent(() => readFileSync(absolutePathOf(file), "utf8"))
  if (raw === undefined) return // Gatsby deletes the node of the file next
  const { document, isUnreadable, problems } = parseDocument(layout, file, raw)
  const isBuild = process.env.NODE_ENV === "production"
  if (!document || (isBuild && (document.isDraft || isUnreadable)))
    deleteFileNode(args, documentNodeName(file))
  else await putDocument(args, isUnreadable ? withMessages(document, problems) : document) // the checks report them, too
}

/** The page with the problems of its front matter in place of its text. */
function withMessages(document: ContentDocument, problems: readonly Problem[]): ContentDocument {
  const messages = problems.map((problem) => formatProblem(problem, "error")).join("\n")
  const body = `The front matter of this page cannot be read.\n\n\`\`\`text\n${messages}\n\`\`\`\n`
  return { ...document, format: "md", body, bodyLine: 1 }
}

async function putDocument(args: CreateNodeArgs, document: ContentDocument): Promise<void> {
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
