import type { CreateNodeArgs } from "gatsby"
import { configuredLayout } from "../../config/configured-layout"
import { isPageFile } from "../../content/layout"
import { createDocumentNode } from "./create-document-node"
import { createReferenceNode } from "./create-reference-node"
import { contentPath, isContentFile } from "./content-paths"

/** Creates the node of a file of the content tree that is a page, or that documents a service. */
export async function createContentNode(args: CreateNodeArgs): Promise<void> {
  const layout = configuredLayout()
  if (!isContentFile(layout, args.node)) return
  const file = contentPath(layout, args.node)
  if (isPageFile(layout, file)) await createDocumentNode(args, layout, file)
  else await createReferenceNode(args, layout, file)
}
