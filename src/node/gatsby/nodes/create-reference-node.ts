import type { CreateNodeArgs, Node } from "gatsby"
import type { ContentLayout } from "../../content/layout"
import { readServiceFile, type ServiceSource } from "../../reference/service-modules"
import { putFileNode } from "./file-nodes"

/**
 * A stored `ModuleFile` node. It has the text of the file, which resolvers parse: by the time they run in a build, the
 * content checks have parsed it, and the result is in the cache.
 */
export type ModuleFileNode = ServiceSource & Node

/**
 * Creates a node for a `variables.tf` or `outputs.tf` beside a service's page, and none for any other file.
 * @param file path from the content directory
 */
export async function createReferenceNode(
  args: CreateNodeArgs,
  layout: ContentLayout,
  file: string,
): Promise<void> {
  const read = readServiceFile(layout, file)
  if (!read) return // if the file is gone, Gatsby deletes its node next
  await putFileNode(args, {
    name: `module file ${file}`,
    fields: read.source,
    internal: { type: "ModuleFile" },
  })
}
