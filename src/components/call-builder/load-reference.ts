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

/** The data of a service's module in one release that a call needs. */
export interface BuilderReference {
  module: string
  /** The release, without the leading v. */
  catalog_version: string
  inputs: readonly BuilderInput[]
}

/** The file of a service's module: the documented release, and the one that the samples pin. */
interface ReferenceFile extends BuilderReference {
  newest: { release: string; inputs: readonly BuilderInput[] } | null
}

/**
 * Fetches the inputs of a service's module in each release that the site documents, first the one that the samples pin. Rejects if
 * they cannot be loaded, with the status of the server's answer as the error's cause, or if the service has no release.
 */
export async function loadReleases(address: string): Promise<BuilderReference[]> {
  const response = await fetch(address)
  if (!response.ok)
    throw new Error(`The list of inputs answered ${response.status}.`, { cause: response.status })
  const { module, catalog_version, inputs, newest } = (await response.json()) as Partial<ReferenceFile>
  if (!module || !catalog_version || !inputs) throw new Error("The service names no module.")
  return [
    ...(newest ? [{ module, catalog_version: newest.release.replace(/^v/, ""), inputs: newest.inputs }] : []),
    { module, catalog_version, inputs },
  ]
}

/**
 * The release that an address names; without one, the first release that has all inputs that the address chooses, because
 * an address can be older than the newest release.
 */
export function chosenRelease(
  releases: readonly BuilderReference[],
  version: string | null,
  names: readonly string[],
): BuilderReference | undefined {
  return (
    releases.find(({ catalog_version }) => catalog_version === version) ??
    releases.find(({ inputs }) => names.every((name) => inputs.some((input) => input.name === name))) ??
    releases[0]
  )
}
