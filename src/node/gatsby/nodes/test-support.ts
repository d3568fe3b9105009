import type { CreateNodeArgs, Node } from "gatsby"

/** A fake of Gatsby's node store for hooks. */
export class NodeStore {
  readonly nodes = new Map<string, Node>()
  /** Ids of nodes that a hook has protected from garbage collection. */
  readonly touched: string[] = []

  private readonly children = new Map<string, string[]>()

  /**
   * Adds a node, or replaces one and deletes its children, as Gatsby does.
   * @param digest of the content, by which changes are noticed
   */
  add(type: string, id: string, fields: object = {}, digest = ""): Node {
    for (const child of this.children.get(id) ?? []) this.nodes.delete(child)
    const node = {
      ...fields,
      id,
      parent: null,
      children: [],
      internal: { type, contentDigest: digest, owner: "" },
    }
    this.nodes.set(id, node)
    return node
  }

  /** Ids of the nodes of a type. */
  idsOf(type: string): string[] {
    return this.ofType(type).map(({ id }) => id)
  }

  /** Arguments for a hook that uses this store. */
  args(node?: Node): CreateNodeArgs {
    const args = {
      node,
      actions: {
        createNode: (created: Node) => this.nodes.set(created.id, created),
        deleteNode: ({ id }: Node) => this.nodes.delete(id),
        touchNode: ({ id }: Node) => this.touched.push(id),
        createParentChildLink: ({ parent, child }: { parent: Node; child: Node }) =>
          this.children.set(parent.id, [...(this.children.get(parent.id) ?? []), child.id]),
      },
      createNodeId: (id: string) => id,
      createContentDigest: (content: unknown) => JSON.stringify(content),
      getNode: (id: string) => this.nodes.get(id),
      getNodesByType: (type: string) => this.ofType(type),
    }
    return args as unknown as CreateNodeArgs // has all arguments that this project's hooks use
  }

  private ofType(type: string): Node[] {
    return [...this.nodes.values()].filter(({ internal }) => internal.type === type)
  }
}
