import { existsSync, readdirSync } from "node:fs"
import path from "node:path"
import type { ContentLayout } from "../content/layout"

/** A `.tf` file that documents a service. */
export interface ServiceFile {
  /** Doc id of the service's page. */
  service: string
  holds: "inputs" | "outputs"
  /** The newer release of the file, from the name of its folder; absent for the documented release. */
  release?: string
}

const pattern = /^reference\/services\/(.+?)(?:\/(v\d+\.\d+\.\d+))?\/(variables|outputs)\.tf$/

/** The service and release of a `.tf` file, from its path in the content directory; `undefined` for any other file. */
export function serviceFileOf(layout: ContentLayout, file: string): ServiceFile | undefined {
  const match = pattern.exec(file)
  if (layout.docsFolder === "" || !match) return undefined
  const [, service = "", release, name] = match
  return {
    service: `reference/services/${service}`,
    holds: name === "variables" ? "inputs" : "outputs",
    ...(release === undefined ? {} : { release }),
  }
}

/** Path of a `.tf` file of a service from the content directory. */
export function pathOfServiceFile({ service, holds, release = "" }: ServiceFile): string {
  return path.posix.join(service, release, holds === "inputs" ? "variables.tf" : "outputs.tf")
}

/** Whether a content tree has files of a release of a service, given by its doc id, that is newer than the documented one. */
export function hasNewerRelease(layout: ContentLayout, service: string): boolean {
  const folder = path.join(layout.root, service)
  return (
    existsSync(folder) &&
    readdirSync(folder).some(
      (name) => serviceFileOf(layout, `${service}/${name}/variables.tf`)?.release !== undefined,
    )
  )
}
