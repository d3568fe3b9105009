import type { RemovedInput, TypeTree } from "../shared/reference"
import { compareReleases, isRelease } from "../shared/release-order"
import type { CallFault, ModuleFault } from "./call-fault"
import type { GivenValue } from "./given-value"
import { blockFault, type GivenInput, type ModuleCall, type RedefinedArgument } from "./read-calls"
import { listOf } from "./list-of"
import { meantNames } from "./meant-names"
import { didYouMeanOneOf } from "./suggest"
import { environmentValue, valueFaults } from "./value-type"

/** The parts of a module's input that the check of calls needs. */
export interface CallableInput {
  name: string
  type: TypeTree
  required: boolean
  /** Deprecation message; absent for an input that is not deprecated. */
  deprecated?: string
}

/** The inputs of a module in one release. */
export interface ReleaseInputs {
  /** The release's tag; absent if the module's page does not name one. */
  release?: string
  inputs: readonly CallableInput[]
  /** Inputs that an older known release has, but this one does not. */
  removed?: readonly RemovedInput[]
}

/** The known releases of the catalog's modules, older first, by the module's path in the repository. */
export type Catalog = ReadonlyMap<string, readonly ReleaseInputs[]>

/** The result of comparing a call with its module. */
export interface ComparedCall {
  faults: ModuleFault[]
  /** The release whose inputs the call was compared with, if it is not the release of its ref. */
  substitute?: SubstituteRelease
}

/** A release that a call was compared with because its own release is not known. */
export interface SubstituteRelease {
  /** The ref of the call; absent if it has none. */
  ref?: string
  /** Tag of the release that was used. */
  release: string
}

/**
 * Compares a call of a catalog module with the module's inputs. If it may be of several releases, the one with the fewest
 * faults is used, and the newest of those.
 * @param fragment whether the call is a fragment, which may lack required inputs
 */
export function compareCall(call: ModuleCall, catalog: Catalog, fragment: boolean): ComparedCall {
  const results = releasesAt(call.ref, catalog.get(call.path) ?? []).map((known) => ({
    release: known.release,
    faults: faultsIn(call, known, fragment),
  }))
  const [best] = results.toReversed().toSorted((a, b) => a.faults.length - b.faults.length)
  if (!best) return { faults: [] }
  const faults = best.faults.map((fault) => ({ ...fault, module: call.path }))
  const { ref } = call
  const { release } = best
  if (release === undefined || release === ref) return { faults }
  return { faults, substitute: { ...(ref !== undefined && { ref }), release } }
}

/** The faults of calls; see `compareCall`. */
export function callFaults(calls: readonly ModuleCall[], catalog: Catalog, fragment: boolean): ModuleFault[] {
  return calls.flatMap((call) => compareCall(call, catalog, fragment).faults)
}

/**
 * The known releases that a call may match: the release of its ref or, if the ref lies between two, both of them. If the ref
 * names no release, such as a branch or a computed ref, these are all known releases.
 */
function releasesAt(ref: string | undefined, releases: readonly ReleaseInputs[]): readonly ReleaseInputs[] {
  if (ref === undefined || !isRelease(ref)) return releases
  const after = releases.findIndex(
    ({ release }) => release !== undefined && compareReleases(ref, release) <= 0,
  )
  const next = releases[after]
  if (!next) return releases.slice(-1)
  if (next.release === ref || after === 0) return [next]
  return releases.slice(after - 1, after + 1)
}

function faultsIn(call: ModuleCall, release: ReleaseInputs, fragment: boolean): CallFault[] {
  const known = new Map(release.inputs.map((input) => [input.name, input]))
  return [
    ...call.formFaults.map((fault) => ({ ...fault, rule: "hcl-syntax" as const, inputs: [] })),
    ...call.redefined.map((argument) => redefinedFault(argument, known)),
    ...call.inputs.flatMap((given) => {
      const gone = release.removed?.find(({ name }) => name === given.key)
      return gone ? [removedFault(call.path, given, gone, release)] : inputFaults(call, given, known)
    }),
    ...(fragment || !call.isWhole ? [] : missingFaults(call, release.inputs)),
  ]
}

function redefinedFault(
  { key, line, column, firstLine }: RedefinedArgument,
  known: ReadonlyMap<string, CallableInput>,
): CallFault {
  return {
    rule: "hcl-syntax",
    line,
    column,
    message: `"${key}" is set already, on line ${firstLine}. A block can set an argument only once.`,
    fix: "leave one of them out.",
    inputs: known.has(key) ? [key] : [],
  }
}

function inputFaults(
  { path: module, isUnit }: ModuleCall,
  given: GivenInput,
  known: ReadonlyMap<string, CallableInput>,
): CallFault[] {
  const { key, line, column, value } = given
  const input = known.get(key)
  if (!input) return [unknownFault(module, given, [...known.keys()])]
  const deprecated: CallFault[] =
    input.deprecated === undefined
      ? []
      : [
          {
            rule: "deprecated-input",
            line,
            column,
            message: `"${key}" of "${module}" is deprecated: ${oneSentence(input.deprecated)}`,
            fix: "use what the message names, and leave this input out.",
            inputs: [key],
          },
        ]
  if (given.isBlock) return [...deprecated, { ...blockFault(given), rule: "hcl-syntax", inputs: [key] }]
  const wrong = value ? typeFaults(value, input, isUnit === true) : []
  return [...deprecated, ...wrong.map((fault) => ({ ...fault, inputs: [key] }))]
}

/** A value of a Terragrunt unit is right if its text is, such as 1 for a bool; faults name the value as written. */
function typeFaults(value: GivenValue, { type, name }: CallableInput, isUnit: boolean) {
  const isRight = isUnit && valueFaults(environmentValue(value), type, name).length === 0
  return isRight ? [] : valueFaults(value, type, name)
}

function removedFault(
  module: string,
  { key, line, column }: GivenInput,
  { successors }: RemovedInput,
  { release }: ReleaseInputs,
): CallFault {
  return {
    rule: "unknown-input",
    line,
    column,
    message: `"${module}" no longer has an input "${key}" in ${release}.`,
    fix: successors.length === 0 ? "leave it out." : `use ${listOf(successors)} instead.`,
    inputs: [...successors, key],
  }
}

function unknownFault(
  module: string,
  { key, line, column }: GivenInput,
  names: readonly string[],
): CallFault {
  const meant = meantNames(key, names)
  return {
    rule: "unknown-input",
    line,
    column,
    message: `"${module}" has no input "${key}".`,
    fix: didYouMeanOneOf(meant, "use an input that the module's reference page lists."),
    inputs: meant,
  }
}

function missingFaults(call: ModuleCall, inputs: readonly CallableInput[]): CallFault[] {
  const given = new Set(call.inputs.map(({ key }) => key))
  const missing = inputs.filter(({ name, required }) => required && !given.has(name)).map(({ name }) => name)
  if (missing.length === 0) return []
  return [
    {
      rule: "missing-input",
      line: call.line,
      column: call.column,
      message: `"${call.path}" needs ${listOf(missing)}.`,
      fix: call.includes
        ? "give each required input a value, unless the included configuration does."
        : "give each required input a value.",
      ofWholeCall: true,
      inputs: missing,
    },
  ]
}

function oneSentence(text: string): string {
  const line = text.trim().replace(/\s+/g, " ")
  return /[.!?]$/.test(line) ? line : `${line}.`
}
