import type { CreateNodeArgs, NodeInput } from "gatsby"

/** A node to be created, whose digest is that of its fields. */
interface Child {
  /** Unique among this site's nodes; Gatsby's id is derived from it. */
  name: string
  fields: object
  internal: Omit<NodeInput["internal"], "contentDigest">
}

/** Creates a node as a child of the node that the hook is called for: Gatsby deletes both together. */
export async function putChild(
  { node: parent, actions, createContentDigest, createNodeId }: CreateNodeArgs,
  { name, fields, internal }: Child,
): Promise<void> {
  const id = createNodeId(name)
  await actions.createNode({
    ...fields,
    id,
    parent: parent.id,
    children: [],
    internal: { ...internal, contentDigest: createContentDigest(fields) },
  })
  actions.createParentChildLink({ parent, child: { ...fields, id } as never }) // only the id is read
}
