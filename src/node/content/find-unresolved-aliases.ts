import { visit, type Alias, type Document } from "yaml"

/** The aliases of a YAML document that refer to nothing; the parser reports them only when it makes values. */
export function findUnresolvedAliases(document: Document): Alias[] {
  const unresolved: Alias[] = []
  visit(document, {
    Alias(_, alias) {
      if (!alias.resolve(document)) unresolved.push(alias)
    },
  })
  return unresolved
}
