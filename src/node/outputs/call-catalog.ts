import { bareType, type CallCatalog } from "../../hcl/call-catalog"
import { callCatalogFile } from "../../shared/reference"
import type { OutputFile } from "./output-pages"
import type { OutputService } from "./output-services"

/** `api/calls.json`: what the modules of the catalog take, as small as a check of calls can do with. */
export function callCatalog(services: readonly OutputService[]): OutputFile {
  const modules = services.flatMap(({ module, slug, title, inputs }) => {
    if (module === null) return []
    const callable = inputs.map(({ name, typeTree, required, deprecated }) => ({
      name,
      type: bareType(typeTree),
      required,
      ...(deprecated === null ? {} : { deprecated }),
    }))
    return [{ path: module, slug, title, inputs: callable }]
  })
  return { path: callCatalogFile.slice(1), text: JSON.stringify({ modules } satisfies CallCatalog) }
}
