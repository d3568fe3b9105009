import type { RemovedInput } from "../../shared/reference"
import { diffModules, type Change } from "./diff-modules"
import type { Module, ModuleInput } from "./parse-module"

/** A module in a newer release than the documented one. */
export interface NewestModule extends Module {
  /** The tag of the release. */
  release: string
}

/** A newer release of a module, and its differences from the documented one. */
export interface NewestChanges extends NewestModule {
  /** Inputs that only the newer release has. */
  added: ModuleInput[]
  /** Inputs that the newer release no longer has. */
  removed: RemovedInput[]
  changed: Change[]
  addedOutputs: string[]
  removedOutputs: string[]
}

/**
 * Completes the inputs of the newest release with the documented release's data for the same inputs, because its files only
 * have names, types and defaults, but no descriptions, flags and validations.
 */
function withDocumented(newest: NewestModule, documented: Module): NewestModule {
  const inputs = new Map(documented.inputs.map((input) => [input.name, input]))
  return {
    ...newest,
    inputs: newest.inputs.map((input) => {
      const known = inputs.get(input.name)
      if (!known) return input
      const { description, nullable, sensitive, ephemeral, deprecated, validations } = known
      return {
        ...input,
        description,
        nullable,
        sensitive,
        ephemeral,
        validations,
        ...(deprecated === undefined ? {} : { deprecated }),
      }
    }),
  }
}

/** Completes the newest release of a module, and compares it with the documented one. */
export function newestChanges(
  documented: Module,
  newest: NewestModule,
  replaced: readonly RemovedInput[] = [],
): NewestChanges {
  const whole = withDocumented(newest, documented)
  const { inputs, outputs } = diffModules(documented, whole)
  return {
    ...whole,
    added: inputs.added,
    removed: inputs.removed.map(({ name }) => ({
      name,
      successors: replaced.find((input) => input.name === name)?.successors ?? [],
    })),
    changed: inputs.changed,
    addedOutputs: outputs.added.map(({ name }) => name),
    removedOutputs: outputs.removed.map(({ name }) => name),
  }
}
