import { readFileSync } from "node:fs"
import path from "node:path"
import type { CreateNodeArgs, Node } from "gatsby"
import { ifPresent } from "../../content/files/if-present"
import type { ContentLayout } from "../../content/layout"
import { serviceFileOf } from "../../reference/module-files"
import { putFileNode } from "./file-nodes"

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

/**
 * Creates a node for a `variables.tf` or `outputs.tf` beside a service's page, and none for any other file.
 * @param file path from the content directory
 */
export async function createReferenceNode(
  args: CreateNodeArgs,
  layout: ContentLayout,
  file: string,
): Promise<void> {
  const place = serviceFileOf(layout, file)
  if (!place) return
  const text = ifPresent(() => readFileSync(path.join(layout.root, file), "utf8"))
  if (text === undefined) return // Gatsby deletes the node of the file next
  const fields = {
    ...place,
    release: place.release ?? null,
    file,
    reportFile: path.posix.join(layout.reportRoot, file),
    text,
  }
  await putFileNode(args, { name: `module file ${file}`, fields, internal: { type: "ModuleFile" } })
}
