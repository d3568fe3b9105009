import { indented, quoted, writeEntries, type HclEntry } from "./write-value"

/** A call of a catalog module, to be written as code. */
export interface WrittenCall {
  /** Label of the `module` block; not used in a Terragrunt unit. */
  label: string
  /** Address of the module in the form that `source` requires. */
  source: string
  /** In output order. */
  inputs: readonly HclEntry[]
}

/** Address of a catalog module at a release, in the form that `source` requires. */
export function moduleSource(repository: string, module: string, version: string): string {
  const path = repository.replace(/^https:\/\/github\.com\//, "")
  return `git::git@github.com:${path}.git//${module}?ref=v${version}`
}

/** A call as a `module` block for Terraform and OpenTofu, formatted as by `terraform fmt`. */
export function writeModuleBlock({ label, source, inputs }: WrittenCall): string {
  const lines = [
    `module ${quoted(label)} {`,
    `  source = ${quoted(source)}`,
    ...(inputs.length === 0 ? [] : ["", ...indented(writeEntries(inputs))]),
    "}",
  ]
  return `${lines.join("\n")}\n`
}

/** A call as a `terragrunt.hcl`, formatted as by `terraform fmt`. */
export function writeUnit({ source, inputs }: WrittenCall): string {
  const lines = [
    "terraform {",
    `  source = ${quoted(source)}`,
    "}",
    "",
    ...(inputs.length === 0 ? ["inputs = {}"] : ["inputs = {", ...indented(writeEntries(inputs)), "}"]),
  ]
  return `${lines.join("\n")}\n`
}
