/** The part of Gatsby's resolver context that is used here. */
export interface ResolverContext {
  nodeModel: {
    getNodeById(args: { id: string; type?: string }): unknown
    findAll(args: { type: string; query?: object }): Promise<{ entries: Iterable<unknown> }>
  }
}
