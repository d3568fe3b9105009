import type { TypeTree } from "../shared/reference"
import type { CallableInput, Catalog } from "./check-calls"

/** What the build publishes for checks of calls in the browser. */
export interface CallCatalog {
  modules: readonly CalledModule[]
}

/** A module with what it takes. */
export interface CalledModule {
  /** Path from the repository's root. */
  path: string
  /** Path of its page. */
  slug: string
  title: string
  inputs: readonly CallableInput[]
}

/** The catalog as checks take it. */
export function catalogIn({ modules }: CallCatalog): Catalog {
  return new Map(modules.map(({ path, inputs }) => [path, [{ inputs }]]))
}

/** A type without what only its page shows: texts, lines, and the defaults of attributes. */
export function bareType(type: TypeTree): TypeTree {
  switch (type.kind) {
    case "primitive":
    case "any":
      return type
    case "list":
    case "set":
    case "map":
      return { kind: type.kind, element: bareType(type.element) }
    case "tuple":
      return { kind: "tuple", elements: type.elements.map(bareType) }
    case "object":
      return {
        kind: "object",
        attributes: type.attributes.map(({ name, type, optional }) => ({
          name,
          type: bareType(type),
          optional,
          description: "",
          line: 0,
        })),
      }
  }
}
