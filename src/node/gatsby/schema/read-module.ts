import type { Heading } from "../../../shared/navigation"
import { referenceHeadings, type RemovedInput } from "../../../shared/reference"
import { compareReleases } from "../../../shared/release-order"
import { newestChanges } from "../../reference/newest-module"
import type { ModuleFileNode } from "../nodes/create-reference-node"
import {
  parseOutputs,
  parseVariables,
  type ModuleInput,
  type ModuleOutput,
} from "../../reference/parse-module"
import { findNodes, type ResolverContext } from "./resolver-context"

/** The part of the context that is needed to read the `.tf` files of a service. */
interface FilesContext extends Pick<ResolverContext, "resultsOf"> {
  nodeModel: Pick<ResolverContext["nodeModel"], "findAll">
}

/** The source value of an input's or output's fields: its declaration, and the file that has it. */
interface Declared<T> {
  name: string
  /** Doc id of the service's page. */
  service: string
  /** Path from the content directory. */
  file: string
  declared: T
}
export type DeclaredInput = Declared<ModuleInput>
export type DeclaredOutput = Declared<ModuleOutput>

/** The inputs and outputs of a service's module, in file order. */
interface DeclaredModule {
  inputs: DeclaredInput[]
  outputs: DeclaredOutput[]
}

/** The module of a service as it is documented. */
export async function documentedModule(service: string, context: FilesContext): Promise<DeclaredModule> {
  return moduleOf(await filesOf(service, context), null)
}

/** The differences between the newest and the documented release of a service's module; `null` if there are none. */
export async function newestReleaseOf(
  service: string,
  context: FilesContext,
  replaced: readonly RemovedInput[] = [],
) {
  const files = await filesOf(service, context)
  const release = files
    .flatMap(({ release }) => release ?? [])
    .sort(compareReleases)
    .at(-1)
  if (release === undefined) return null
  const newestModule = moduleOf(files, release)
  const declared = ({ inputs, outputs }: DeclaredModule) => ({
    inputs: inputs.map(({ declared }) => declared),
    outputs: outputs.map(({ declared }) => declared),
  })
  const { added, ...changes } = newestChanges(
    declared(moduleOf(files, null)),
    { release, ...declared(newestModule) },
    replaced,
  )
  const names = new Set(added.map(({ name }) => name))
  return { ...changes, added: newestModule.inputs.filter(({ name }) => names.has(name)) }
}

/** A `.tf` file of a service, parsed. */
interface ParsedFile extends Pick<ModuleFileNode, "service" | "release" | "file"> {
  inputs: readonly ModuleInput[]
  outputs: readonly ModuleOutput[]
}

async function filesOf(service: string, { nodeModel, resultsOf }: FilesContext): Promise<ParsedFile[]> {
  const files = await findNodes<ModuleFileNode>({ nodeModel }, "ModuleFile", { service: { eq: service } })
  await Promise.all(files.map(({ file }) => resultsOf(file)))
  return Promise.all(files.map(parsed))
}

async function parsed({
  service,
  release,
  file,
  holds,
  reportFile,
  text,
}: ModuleFileNode): Promise<ParsedFile> {
  const source = { file: reportFile, text }
  const inputs = holds === "inputs" ? (await parseVariables(source)).inputs : []
  const outputs = holds === "outputs" ? (await parseOutputs(source)).outputs : []
  return { service, release, file, inputs, outputs }
}

/** @param release `null` for the documented one */
function moduleOf(files: readonly ParsedFile[], release: string | null): DeclaredModule {
  const ofRelease = files.filter((file) => file.release === release)
  const placed = <T extends { name: string }>(declared: T, { service, file }: ParsedFile) => ({
    name: declared.name,
    service,
    file,
    declared,
  })
  return {
    inputs: ofRelease.flatMap((file) => file.inputs.map((input) => placed(input, file))),
    outputs: ofRelease.flatMap((file) => file.outputs.map((output) => placed(output, file))),
  }
}

/** The headings of a service's inputs and outputs; parts without entries have no heading. */
export function referenceSections(
  inputs: readonly DeclaredInput[],
  outputs: readonly unknown[],
  hasNewest: boolean,
): Heading[] {
  const { whatChanged, inputs: all, required, optional, outputs: given } = referenceHeadings
  return [
    ...(hasNewest ? [whatChanged] : []),
    ...(inputs.length > 0 ? [all] : []),
    ...(inputs.some(({ declared }) => declared.required) ? [required] : []),
    ...(inputs.some(({ declared }) => !declared.required) ? [optional] : []),
    ...(outputs.length > 0 ? [given] : []),
  ]
}
