import { indented, quoted, writeEntries, type HclEntry } from "./write-value"

/** A call of a module of the catalog. */
export interface WrittenCall {
  /** Name of the `module` block; a Terragrunt unit has none. */
  label: string
  /** Address of the module, as `source` takes it. */
  source: string
  /** In the order that they are to be written in. */
  inputs: readonly HclEntry[]
}

/** Address of a module of the catalog at its release, as `source` takes it. */
export function moduleSource(repository: string, module: string, version: string): string {
  const path = repository.replace(/^https:\/\/github\.com\//, "")
  return `git::git@github.com:${path}.git//${module}?ref=v${version}`
}

/** A call as a `module` block, which Terraform and OpenTofu read alike. Laid out as `terraform fmt` does. */
export function writeModuleBlock({ label, source, inputs }: WrittenCall): string {
  const lines = [
    `module ${quoted(label)} {`,
    `  source = ${quoted(source)}`,
    ...(inputs.length === 0 ? [] : ["", ...indented(writeEntries(inputs))]),
    "}",
  ]
  return `${lines.join("\n")}\n`
}

/** A call as a `terragrunt.hcl`. Laid out as `terraform fmt` does. */
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
