import { ResolverCache } from "./resolver-cache"
import type { ResolverContext } from "./resolver-context"

/** A context of resolvers, with no nodes but those of the given model. */
export function resolverContext(nodeModel: Partial<ResolverContext["nodeModel"]> = {}): ResolverContext {
  return {
    cache: new ResolverCache(),
    resultsOf: () => Promise.resolve(),
    fileIdOf: (file) => file,
    pathPrefix: "",
    nodeModel: {
      getNodeById: ({ type }) => (type === "ContentIndex" ? { pages: [] } : null),
      findAll: () => Promise.resolve({ entries: [] }),
      ...nodeModel,
    },
  }
}
