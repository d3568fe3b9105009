import { readFile } from "node:fs/promises"
import path from "node:path"
import type { CreateNodeArgs, Node } from "gatsby"
import { configuredLayout } from "../../config/configured-layout"
import { serviceFileOf } from "../../reference/module-files"
import { contentPath, isContentFile } from "./is-content-file"

/**
 * A stored `ModuleFile` node. It has the text of the file, which resolvers parse: by the time they run in a build, the
 * content checks have parsed it, and the result is in the cache.
 */
export interface ModuleFileNode extends Node {
  /** Doc id of the service's page. */
  service: string
  /** Release of the module, for files of a release that is newer than the documented one. */
  release: string | null
  /** Path from the content directory. */
  file: string
  /** Not part of the schema, like the following fields. */
  holds: "inputs" | "outputs"
  /** Path of the file in messages. */
  reportFile: string
  text: string
}

/** Creates a node for a `variables.tf` or `outputs.tf` beside a service's page. */
export async function createReferenceNodes(args: CreateNodeArgs): Promise<void> {
  const { node, actions, createContentDigest, createNodeId } = args
  const layout = configuredLayout()
  if (!isContentFile(layout, node)) return
  const file = contentPath(layout, node)
  const place = serviceFileOf(layout, file)
  if (!place) return

  const fields = {
    service: place.service,
    release: place.release ?? null,
    file,
    holds: place.holds,
    reportFile: path.posix.join(layout.reportRoot, file),
    text: await readFile(node.absolutePath, "utf8"),
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
