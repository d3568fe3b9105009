import { bareType, type CallCatalog, type CalledModule } from "../../hcl/call-catalog"
import { callCatalogFile } from "../../shared/reference"
import type { OutputFile } from "./output-pages"
import type { CallableInput } from "../../hcl/check-calls"
import type { OutputInput, OutputService } from "./output-services"

/** `api/calls.json`: the inputs of the catalog's modules, reduced to what a check of calls needs. */
export function callCatalog(services: readonly OutputService[]): OutputFile {
  const modules = services.flatMap(
    ({ module, slug, title, catalogVersion, inputs, newest }): CalledModule[] => {
      if (module === null) return []
      const differs = new Set([...(newest?.added ?? []), ...(newest?.changed ?? []).map(({ name }) => name)])
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
  return { path: callCatalogFile.slice(1), text: JSON.stringify({ modules } satisfies CallCatalog) }
}

function callable({ name, typeTree, required, deprecated }: OutputInput): CallableInput {
  return { name, type: bareType(typeTree), required, ...(deprecated === null ? {} : { deprecated }) }
}
