import type { TypeTree } from "../../shared/reference"

/** An input as `api/reference/<category>/<service>.json` has it. */
export interface BuilderInput {
  name: string
  /** Markdown. */
  description: string
  type: string
  type_tree: TypeTree
  required: boolean
  /** Source; `null` for a required input. */
  default: string | null
  deprecated: string | null
}

/** A service's module, as far as a call of it needs. */
export interface BuilderReference {
  module: string
  catalog_version: string
  inputs: readonly BuilderInput[]
}

/** Fetches what a service's module takes. Rejects when it cannot be had, or when the service has no release. */
export async function loadReference(address: string): Promise<BuilderReference> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The list of inputs answered ${response.status}.`)
  const { module, catalog_version, inputs } = (await response.json()) as Partial<BuilderReference>
  if (!module || !catalog_version || !inputs) throw new Error("The service names no module.")
  return { module, catalog_version, inputs }
}
