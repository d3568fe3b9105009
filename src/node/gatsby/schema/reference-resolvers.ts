import type { Heading } from "../../../shared/navigation"
import {
  referenceHeadings,
  type AttributeRow,
  type ReferenceInput,
  type RemovedInput,
  type ReferenceOutput,
} from "../../../shared/reference"
import type { RenderContext } from "../../markdown/types"
import { attributeRows } from "../../reference/attribute-rows"
import { compareReleases } from "../../../shared/release-order"
import { newestChanges, withDocumented } from "../../reference/newest-module"
import { type InputNode, type OutputNode, releaseId } from "../nodes/create-reference-nodes"
import { renderDescription } from "../../reference/render-description"
import { shortType } from "../../../hcl/short-type"

interface NodeModel {
  findAll(args: { type: string; query?: object }): Promise<{ entries: Iterable<unknown> }>
}

/** Makes what a file's descriptions are rendered with. */
type ContextOf<C> = (origin: { file: string; slug: string }, context: C) => RenderContext

/** The inputs of a service, in the order of its file. */
export async function inputsOf(service: string, nodeModel: NodeModel): Promise<InputNode[]> {
  return (await nodesOf("TerraformInput", service, nodeModel)) as InputNode[]
}

/** The outputs of a service, in the order of its file. */
export async function outputsOf(service: string, nodeModel: NodeModel): Promise<OutputNode[]> {
  return (await nodesOf("TerraformOutput", service, nodeModel)) as OutputNode[]
}

/** What the newest release of a service's module has that the documented one has not; `null` where they are the same. */
export async function newestOf(
  service: string,
  nodeModel: NodeModel,
  replaced: readonly RemovedInput[] = [],
) {
  const filter = { service: { glob: releaseId(service, "*") } }
  const { entries } = await nodeModel.findAll({ type: "TerraformInput", query: { filter } })
  const releases = [...(entries as Iterable<InputNode>)].map((node) => node.service.split("@")[1] ?? "")
  const release = [...new Set(releases)].sort(compareReleases).at(-1)
  if (release === undefined) return null
  const id = releaseId(service, release)
  const nodes = await inputsOf(id, nodeModel)
  const declared = <T>(nodes: readonly { declared: T }[]) => nodes.map(({ declared }) => declared)
  const documented = {
    inputs: declared(await inputsOf(service, nodeModel)),
    outputs: declared(await outputsOf(service, nodeModel)),
  }
  const newest = { release, inputs: declared(nodes), outputs: declared(await outputsOf(id, nodeModel)) }
  const whole = new Map(withDocumented(newest, documented).inputs.map((input) => [input.name, input]))
  const inputs = nodes.map((node) => ({ ...node, declared: whole.get(node.name) ?? node.declared }))
  const { added, ...changes } = newestChanges(documented, newest, replaced)
  const names = new Set(added.map(({ name }) => name))
  return { ...changes, inputs, added: inputs.filter(({ name }) => names.has(name)) }
}

async function nodesOf(type: string, service: string, nodeModel: NodeModel): Promise<{ position: number }[]> {
  const { entries } = await nodeModel.findAll({ type, query: { filter: { service: { eq: service } } } })
  return ([...entries] as { position: number }[]).sort((a, b) => a.position - b.position)
}

/** The headings above a service's inputs and outputs; a part without entries has none. */
export function referenceSections(
  inputs: readonly InputNode[],
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

/** Resolvers of inputs and outputs: their stored declarations as the page shows them. */
export function referenceResolvers<C>(contextOf: ContextOf<C>) {
  const render = ({ file, service }: InputNode | OutputNode, markdown: string, context: C) =>
    renderDescription(markdown, contextOf({ file, slug: `/${service.split("@")[0]}` }, context))

  const common = {
    description: {
      resolve: (node: InputNode | OutputNode, _: unknown, context: C): ReferenceOutput["description"] =>
        render(node, node.declared.description, context),
    },
    descriptionText: { resolve: ({ declared }: InputNode | OutputNode) => declared.description },
    sensitive: { resolve: ({ declared }: InputNode | OutputNode) => declared.sensitive },
    ephemeral: { resolve: ({ declared }: InputNode | OutputNode) => declared.ephemeral },
    deprecated: { resolve: ({ declared }: InputNode | OutputNode) => declared.deprecated ?? null },
    line: { resolve: ({ declared }: InputNode | OutputNode) => declared.line },
  }
  return {
    TerraformInput: {
      ...common,
      required: { resolve: ({ declared }: InputNode) => declared.required },
      type: { resolve: ({ declared }: InputNode) => shortType(declared.type) },
      typeExpression: { resolve: ({ declared }: InputNode) => declared.typeExpression },
      typeTree: { resolve: ({ declared }: InputNode) => JSON.stringify(declared.type) },
      default: { resolve: ({ declared }: InputNode): ReferenceInput["default"] => declared.default ?? null },
      defaultJson: {
        resolve: ({ declared }: InputNode) =>
          declared.defaultValue === undefined ? null : JSON.stringify(declared.defaultValue),
      },
      nullable: { resolve: ({ declared }: InputNode) => declared.nullable },
      validations: { resolve: ({ declared }: InputNode) => declared.validations },
      attributes: {
        resolve: (node: InputNode, _: unknown, context: C): (AttributeRow & { descriptionText: string })[] =>
          attributeRows(node.declared.type).map((row) => ({
            path: row.path,
            name: row.name,
            depth: row.depth,
            type: row.shortType,
            optional: row.optional,
            default: row.default ?? null,
            description: render(node, row.description, context),
            descriptionText: row.description,
          })),
      },
    },
    TerraformOutput: common,
  }
}
