import type { TypeTree } from "../../shared/reference"

/** An input as in `api/reference/<category>/<service>.json`. */
export interface BuilderInput {
  name: string
  /** Markdown. */
  description: string
  type: string
  type_tree: TypeTree
  required: boolean
  /** Source code of the default; `null` for a required input. */
  default: string | null
  deprecated: string | null
}

/** The data of a service's module that a call needs. */
export interface BuilderReference {
  module: string
  catalog_version: string
  inputs: readonly BuilderInput[]
}

/** Fetches the inputs of a service's module. Rejects if they cannot be loaded, or if the service has no release. */
export async function loadReference(address: string): Promise<BuilderReference> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The list of inputs answered ${response.status}.`)
  const { module, catalog_version, inputs } = (await response.json()) as Partial<BuilderReference>
  if (!module || !catalog_version || !inputs) throw new Error("The service names no module.")
  return { module, catalog_version, inputs }
}
