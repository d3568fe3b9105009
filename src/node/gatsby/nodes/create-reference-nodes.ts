import { readFile } from "node:fs/promises"
import path from "node:path"
import type { CreateNodeArgs, Node } from "gatsby"
import { configuredLayout } from "../../config/configured-layout"
import { formatProblem } from "../../report/problem"
import { serviceFileOf } from "../../reference/module-files"
import {
  parseOutputs,
  parseVariables,
  type ModuleInput,
  type ModuleOutput,
} from "../../reference/parse-module"
import { contentPath, isContentFile } from "./is-content-file"

interface ReferenceNode<T> extends Node {
  /** Doc id of the service's page; with the release behind it for the files of a newer one. */
  service: string
  name: string
  /** Place in its file, from 0. */
  position: number
  /** Path from the content directory. */
  file: string
  /** Not part of the schema: resolvers read it. */
  declared: T
}

/** A `TerraformInput` node as it is stored. */
export type InputNode = ReferenceNode<ModuleInput>

/** A `TerraformOutput` node as it is stored. */
export type OutputNode = ReferenceNode<ModuleOutput>

/** What the inputs and outputs of a newer release than the documented one go by. */
export function releaseId(service: string, release: string): string {
  return `${service}@${release}`
}

/** Turns the `variables.tf` and `outputs.tf` beside a service's page into nodes, one for each input and output. */
export async function createReferenceNodes(args: CreateNodeArgs): Promise<void> {
  const { node, actions, createContentDigest, createNodeId, reporter } = args
  const layout = configuredLayout()
  if (!isContentFile(layout, node)) return
  const file = contentPath(layout, node)
  const place = serviceFileOf(layout, file)
  if (!place) return

  const source = {
    file: path.posix.join(layout.reportRoot, file),
    text: await readFile(node.absolutePath, "utf8"),
  }
  const { declarations, problems } = await (place.holds === "inputs"
    ? parseVariables(source).then(({ inputs, problems }) => ({ declarations: inputs, problems }))
    : parseOutputs(source).then(({ outputs, problems }) => ({ declarations: outputs, problems })))
  for (const problem of problems) reporter.warn(formatProblem(problem, "error"))

  const type = place.holds === "inputs" ? "TerraformInput" : "TerraformOutput"
  const service = place.release === undefined ? place.service : releaseId(place.service, place.release)
  for (const [position, declared] of declarations.entries()) {
    const fields = { service, name: declared.name, position, file, declared }
    const id = createNodeId(`${type} ${service} ${declared.name}`)
    await actions.createNode({
      ...fields,
      id,
      parent: node.id,
      children: [],
      internal: { type, contentDigest: createContentDigest(fields) },
    })
    actions.createParentChildLink({ parent: node, child: { ...fields, id } as never }) // only the id is read
  }
}
