import type { RemovedInput, TypeTree } from "../shared/reference"
import type { CallableInput, Catalog, ReleaseInputs } from "./check-calls"

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
  /** Tag of the documented release; absent where its page does not say. */
  release?: string
  inputs: readonly CallableInput[]
  /** The newest release, as far as it differs; absent where the documented one is the only one that is known. */
  newest?: {
    release: string
    /** Inputs that are new or changed, as the release has them. */
    inputs: readonly CallableInput[]
    removed: readonly RemovedInput[]
  }
}

/** The catalog as checks take it. */
export function catalogIn({ modules }: CallCatalog): Catalog {
  return new Map(modules.map((module) => [module.path, releasesOf(module)]))
}

function releasesOf({ release, inputs, newest }: CalledModule): ReleaseInputs[] {
  const documented: ReleaseInputs = { ...(release === undefined ? {} : { release }), inputs }
  if (!newest) return [documented]
  const gone = new Set([...newest.removed, ...newest.inputs].map(({ name }) => name))
  const kept = inputs.filter(({ name }) => !gone.has(name))
  const newer = { release: newest.release, inputs: [...kept, ...newest.inputs], removed: newest.removed }
  return [documented, newer]
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
