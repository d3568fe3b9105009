import { compareReleases, isRelease } from "../../deployable/release-order"
import type { ModuleInput } from "../../reference/parse-module"
import { didYouMean } from "../../report/suggest"
import type { ModuleCall } from "./read-calls"
import type { SampleFault } from "./sample"
import { listOf, valueFaults } from "./value-type"

/** What a call is compared with. */
export type CatalogInput = Pick<ModuleInput, "name" | "type" | "required">

/** What a module takes in a release. */
export interface ReleaseInputs {
  /** The release's tag; absent where the module's page does not say. */
  release?: string
  inputs: readonly CatalogInput[]
}

/** The releases of the catalog's modules that are known, older first, by the module's path from the repository's root. */
export type Catalog = ReadonlyMap<string, readonly ReleaseInputs[]>

/**
 * Compares what calls give to modules of the catalog with what these take.
 * @param fragment whether the calls are of a part, which need not give everything
 */
export function callFaults(calls: readonly ModuleCall[], catalog: Catalog, fragment: boolean): SampleFault[] {
  return calls.flatMap((call) => {
    const releases = releasesAt(call.ref, catalog.get(call.path) ?? [])
    const faults = releases.map(({ inputs }) => [
      ...inputFaults(call, inputs),
      ...(fragment || !call.isWhole ? [] : missingFaults(call, inputs)),
    ])
    return faults.find((found) => found.length === 0) ?? faults[0] ?? []
  })
}

/** The known releases that a ref may be held to: its own, or, between two, either of them. */
function releasesAt(ref: string | undefined, releases: readonly ReleaseInputs[]): ReleaseInputs[] {
  const [first] = releases
  if (!first || ref === undefined || !isRelease(ref)) return first ? [first] : []
  const after = releases.findIndex(
    ({ release }) => release !== undefined && compareReleases(ref, release) <= 0,
  )
  const next = releases[after]
  if (!next) return releases.slice(-1)
  if (next.release === ref || after === 0) return [next]
  return releases.slice(after - 1, after + 1)
}

function inputFaults(call: ModuleCall, inputs: readonly CatalogInput[]): SampleFault[] {
  const names = inputs.map(({ name }) => name)
  return call.inputs.flatMap(({ key, line, column, value }): SampleFault[] => {
    const input = inputs.find(({ name }) => name === key)
    if (input) return value ? valueFaults(value, input.type, key) : []
    return [
      {
        rule: "unknown-input",
        line,
        column,
        message: `"${call.path}" has no input "${key}".`,
        fix: didYouMean(key, names, "use an input that the module's reference page lists."),
      },
    ]
  })
}

function missingFaults(call: ModuleCall, inputs: readonly CatalogInput[]): SampleFault[] {
  const given = new Set(call.inputs.map(({ key }) => key))
  const missing = inputs.filter(({ name, required }) => required && !given.has(name)).map(({ name }) => name)
  if (missing.length === 0) return []
  return [
    {
      rule: "missing-input",
      line: call.line,
      column: call.column,
      message: `"${call.path}" needs ${listOf(missing)}.`,
      fix: "give each required input a value, or mark the fence `fragment` when it shows a part.",
    },
  ]
}
