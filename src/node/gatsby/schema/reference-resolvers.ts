import type { Heading } from "../../../shared/navigation"
import {
  referenceHeadings,
  type AttributeRow,
  type ReferenceInput,
  type ReferenceOutput,
} from "../../../shared/reference"
import { loadConfig } from "../../config/load-config"
import type { RenderContext } from "../../markdown/types"
import { attributeRows } from "../../reference/attribute-rows"
import type { InputNode, OutputNode } from "../nodes/create-reference-nodes"
import { renderDescription } from "../../reference/render-description"
import { shortType } from "../../reference/short-type"

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

async function nodesOf(type: string, service: string, nodeModel: NodeModel): Promise<{ position: number }[]> {
  const { entries } = await nodeModel.findAll({ type, query: { filter: { service: { eq: service } } } })
  return ([...entries] as { position: number }[]).sort((a, b) => a.position - b.position)
}

/** The headings above a service's inputs and outputs; a part without entries has none. */
export function referenceSections(inputs: readonly InputNode[], outputs: readonly unknown[]): Heading[] {
  const { inputs: all, required, optional, outputs: given } = referenceHeadings
  return [
    ...(inputs.length > 0 ? [all] : []),
    ...(inputs.some(({ declared }) => declared.required) ? [required] : []),
    ...(inputs.some(({ declared }) => !declared.required) ? [optional] : []),
    ...(outputs.length > 0 ? [given] : []),
  ]
}

/** Resolvers of inputs and outputs: their stored declarations as the page shows them. */
export function referenceResolvers<C>(contextOf: ContextOf<C>) {
  const render = ({ file, service }: InputNode | OutputNode, markdown: string, context: C) =>
    renderDescription(markdown, contextOf({ file, slug: `/${service}` }, context))

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
    sourceUrl: { resolve: sourceUrl },
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

/** Where the declaration stands in this site's own source, at its line. */
function sourceUrl({ file, declared }: InputNode | OutputNode): string | null {
  const { editBase } = loadConfig().site
  if (editBase === undefined) return null
  return `${editBase.replace("/edit/", "/blob/")}/${file}#L${declared.line}`
}
