import { bareType, type CallCatalog, type CalledModule } from "../../hcl/call-catalog"
import { callCatalogFile } from "../../shared/reference"
import { textFile, type OutputFile } from "./output-file"
import type { CallableInput } from "../../hcl/check-calls"
import type { CatalogProblem } from "../../hcl/broken-releases"
import { catalogName } from "../../hcl/other-source"
import { stopsDeployment, type Topic } from "../deployable/deployable-file"
import type { ModuleInput } from "../reference/parse-module"
import type { OutputService } from "./output-services"

/**
 * `api/calls.json`: the inputs of the catalog's modules, and the problems of its releases, reduced to what a check of calls
 * needs.
 */
export function callCatalog(services: readonly OutputService[], topics: readonly Topic[]): OutputFile {
  const modules = services.flatMap(
    ({ module, slug, title, catalogVersion, inputs, newest }): CalledModule[] => {
      if (module === null) return []
      const differs = new Set([...(newest?.added ?? []), ...(newest?.changed ?? [])].map(({ name }) => name))
      return [
        {
          path: module,
          slug,
          title,
          ...(catalogVersion === null ? {} : { release: `v${catalogVersion}` }),
          inputs: inputs.map(callable),
          ...(newest && {
            newest: {
              release: newest.release,
              inputs: newest.inputs.filter(({ name }) => differs.has(name)).map(callable),
              removed: newest.removed,
            },
          }),
        },
      ]
    },
  )
  const catalog: CallCatalog = { modules, topics: topics.filter(stopsDeployment).flatMap(catalogTopic) }
  return textFile(callCatalogFile, JSON.stringify(catalog))
}

/** A topic with the affected releases of the catalog; empty if there are none. */
function catalogTopic({ id, title, releases }: Topic): CatalogProblem[] {
  const affected = releases.filter(({ repository }) => repository === catalogName)
  return affected.length === 0 ? [] : [{ id, title, releases: affected }]
}

function callable({ name, type, required, deprecated }: ModuleInput): CallableInput {
  return { name, type: bareType(type), required, ...(deprecated === undefined ? {} : { deprecated }) }
}
