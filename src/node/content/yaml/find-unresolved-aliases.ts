import { visit, type Alias, type Document } from "yaml"

/** The unresolved aliases of a YAML document; the parser only reports them when it creates values. */
export function findUnresolvedAliases(document: Document): Alias[] {
  const unresolved: Alias[] = []
  visit(document, {
    Alias(_, alias) {
      if (!alias.resolve(document)) unresolved.push(alias)
    },
  })
  return unresolved
}
