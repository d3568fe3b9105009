import { type Draft, draftValue, isFilled, isMissing } from "../../hcl/typed-value"
import { moduleSource, type WrittenCall } from "../../hcl/write-call"
import { type HclValue, sourceOf } from "../../hcl/write-value"
import type { BuilderInput, BuilderReference } from "./load-reference"

/**
 * The call that a reader has built: required inputs and the chosen optional ones, in the module's order.
 * @param repository address of the catalog's repository
 */
export function writtenCall(
  { module, catalog_version, inputs }: BuilderReference,
  repository: string,
  chosen: ReadonlySet<string>,
  drafts: Readonly<Record<string, Draft>>,
): WrittenCall {
  const used = inputs.filter(({ name, required }) => required || chosen.has(name))
  return {
    label: labelOf(module),
    source: moduleSource(repository, module, catalog_version),
    inputs: used.map((input) => ({ name: input.name, value: valueOf(input, drafts[input.name]) })),
  }
}

/** Names of the required inputs that have no value yet, in the module's order. */
export function emptyInputs(
  inputs: readonly BuilderInput[],
  drafts: Readonly<Record<string, Draft>>,
): string[] {
  return inputs
    .filter(({ name, required, type_tree }) => required && isMissing(type_tree, drafts[name]))
    .map(({ name }) => name)
}

/** The entered value, else the default. */
function valueOf({ type_tree, default: value }: BuilderInput, draft: Draft | undefined): HclValue {
  if (isFilled(draft) || value === null || value.includes("<<")) return draftValue(type_tree, draft)
  return sourceOf(value)
}

/** Label of the block, from the module's folder name. */
function labelOf(module: string): string {
  const [name = module] = module.split("/").slice(-1)
  return name.replace(/-/g, "_")
}
