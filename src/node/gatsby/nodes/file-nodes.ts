import type { CreateNodeArgs, NodeInput, NodePluginArgs } from "gatsby"
import { documentTypes } from "../page-types"

/** Arguments of a hook, and the node of a file. */
export type FileNodeArgs = NodePluginArgs & Pick<CreateNodeArgs, "node">

/** A node to be created, whose digest is that of its fields. */
interface FileNode {
  /** Unique among this site's nodes; Gatsby's id is derived from it. */
  name: string
  fields: object
  internal: Omit<NodeInput["internal"], "contentDigest">
}

/**
 * Creates or replaces a node that is derived from a file. It has the file's
 * node as its parent, but is not linked as a child: Gatsby deletes the children of a changed file at once,
 * and in a preview a query that runs before the new child is created would find no page. Such nodes are
 * deleted by the functions below.
 */
export async function putFileNode(
  { node: file, actions, createContentDigest, createNodeId }: FileNodeArgs,
  { name, fields, internal }: FileNode,
): Promise<void> {
  await actions.createNode({
    ...fields,
    id: createNodeId(name),
    parent: file.id,
    children: [],
    internal: { ...internal, contentDigest: createContentDigest(fields) },
  })
}

/** Deletes the node of an earlier version of a file, if there is one. */
export function deleteFileNode({ actions, getNode, createNodeId }: NodePluginArgs, name: string): void {
  const node = getNode(createNodeId(name))
  if (node) actions.deleteNode(node)
}

/** Deletes the nodes of files that no longer exist. */
export function deleteNodesWithoutFile({ actions, getNode, getNodesByType }: NodePluginArgs): void {
  for (const type of [...documentTypes, "ModuleFile"])
    for (const node of getNodesByType(type))
      if (node.parent !== null && !getNode(node.parent)) actions.deleteNode(node)
}
