import { isOfKind, type ContentDocument } from "../content/document"
import type { LoadedModules } from "../reference/load-modules"
import { modulePath } from "../reference/module-path"
import { newestChanges, type NewestChanges } from "../reference/newest-module"
import type { Module } from "../reference/parse-module"
import type { OutputPage } from "./output-pages"

/** A service with the inputs and outputs of its module. */
export interface OutputService extends Pick<OutputPage, "slug" | "title" | "description" | "tags">, Module {
  /** Its path, as in a `source`; `null` if the service has no files of a module. */
  module: string | null
  catalogVersion: string | null
  lastChanged: string | null
  /** The newest release of its module; `null` if only the documented one is known. */
  newest: NewestChanges | null
}

/** The services among the pages, in the order of the pages. */
export function outputServices(
  pages: readonly OutputPage[],
  documents: readonly ContentDocument[],
  { modules, newest }: LoadedModules,
): OutputService[] {
  const documentAt = new Map(documents.map((document) => [document.slug, document]))
  return pages.flatMap(({ slug, title, description, tags }): OutputService[] => {
    const document = documentAt.get(slug)
    if (!document || !isOfKind(document, "service")) return []
    const { catalog_version, last_changed, replaced_inputs } = document.frontMatter
    const module = modules.get(document.id)
    const documented = module ?? { inputs: [], outputs: [] }
    const later = newest.get(document.id)
    return [
      {
        ...{ slug, title, description, tags },
        ...documented,
        module: (module && modulePath(document)) ?? null,
        catalogVersion: catalog_version ?? null,
        lastChanged: last_changed ?? null,
        newest: later ? newestChanges(documented, later, replaced_inputs) : null,
      },
    ]
  })
}
