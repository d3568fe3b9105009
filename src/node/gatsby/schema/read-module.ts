import type { Heading } from "../../../shared/navigation"
import { referenceHeadings, type RemovedInput } from "../../../shared/reference"
import { pathOfServiceFile, type ServiceFile } from "../../reference/module-files"
import { newestChanges } from "../../reference/newest-module"
import type { ModuleFileNode } from "../nodes/create-reference-node"
import type { Module, ModuleInput, ModuleOutput } from "../../reference/parse-module"
import { parseServiceFile, serviceModules, type ServiceModules } from "../../reference/service-modules"
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
  const { documented = noModule } = await modulesOf(service, context)
  return {
    inputs: documented.inputs.map((input) => declared(input, { service, holds: "inputs" })),
    outputs: documented.outputs.map((output) => declared(output, { service, holds: "outputs" })),
  }
}

/** The differences between the newest and the documented release of a service's module; `null` if there are none. */
export async function newestReleaseOf(
  service: string,
  context: FilesContext,
  replaced: readonly RemovedInput[] = [],
) {
  const { documented = noModule, newest } = await modulesOf(service, context)
  if (!newest) return null
  const { release } = newest
  const { added, ...changes } = newestChanges(documented, newest, replaced)
  return { ...changes, added: added.map((input) => declared(input, { service, holds: "inputs", release })) }
}

const noModule: Module = { inputs: [], outputs: [] }

/** The modules of a service. The query depends on its `.tf` files, including those that are added later. */
async function modulesOf(service: string, { nodeModel, resultsOf }: FilesContext): Promise<ServiceModules> {
  const files = await findNodes<ModuleFileNode>({ nodeModel }, "ModuleFile", { service: { eq: service } })
  await Promise.all(files.map((file) => resultsOf(pathOfServiceFile(file))))
  return serviceModules(await Promise.all(files.map(parseServiceFile)))
}

function declared<T extends { name: string }>(declaration: T, place: ServiceFile): Declared<T> {
  return {
    name: declaration.name,
    service: place.service,
    file: pathOfServiceFile(place),
    declared: declaration,
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
