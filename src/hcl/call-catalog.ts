import type { RemovedInput, TypeTree } from "../shared/reference"
import type { CallableInput, Catalog, ReleaseInputs } from "./check-calls"
import type { CatalogProblem } from "./broken-releases"

/** The data that the build publishes to check calls in the browser. */
export interface CallCatalog {
  modules: readonly CalledModule[]
  /** Problems that prevent releases of the catalog from deploying. */
  topics: readonly CatalogProblem[]
}

/** A module with its inputs. */
export interface CalledModule {
  /** Path in the repository. */
  path: string
  /** Path of its page. */
  slug: string
  title: string
  /** Tag of the documented release; absent if the module's page does not name one. */
  release?: string
  inputs: readonly CallableInput[]
  /** The differences of the newest release; absent if only the documented release is known. */
  newest?: {
    release: string
    /** Inputs that are new or changed in this release. */
    inputs: readonly CallableInput[]
    removed: readonly RemovedInput[]
  }
}

/** Converts the published data into the catalog that checks use. */
export function catalogIn({ modules }: Pick<CallCatalog, "modules">): Catalog {
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

/** A type without the fields that only the reference page needs: descriptions, lines, and defaults of attributes. */
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
