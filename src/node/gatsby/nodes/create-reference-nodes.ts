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

/**
 * A stored `ModuleFile` node. Inputs and outputs are not separate nodes, because there are thousands of them, and Gatsby
 * needs a millisecond for each node.
 */
export interface ModuleFileNode extends Node {
  /** Doc id of the service's page. */
  service: string
  /** Release of the module, for files of a release that is newer than the documented one. */
  release: string | null
  /** Path from the content directory. */
  file: string
  /** Not part of the schema: resolvers read them. In the order of the file. */
  inputs: ModuleInput[]
  outputs: ModuleOutput[]
}

/** Creates a node for a `variables.tf` or `outputs.tf` beside a service's page. */
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
  const read = place.holds === "inputs" ? await parseVariables(source) : await parseOutputs(source)
  for (const problem of read.problems) reporter.warn(formatProblem(problem, "error"))

  const fields = {
    service: place.service,
    release: place.release ?? null,
    file,
    inputs: "inputs" in read ? read.inputs : [],
    outputs: "outputs" in read ? read.outputs : [],
  }
  const id = createNodeId(`module file ${file}`)
  await actions.createNode({
    ...fields,
    id,
    parent: node.id,
    children: [],
    internal: { type: "ModuleFile", contentDigest: createContentDigest(fields) },
  })
  actions.createParentChildLink({ parent: node, child: { ...fields, id } as never }) // only the id is read
}
