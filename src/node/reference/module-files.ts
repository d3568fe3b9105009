import type { ContentLayout } from "../content/layout"

/** A `.tf` file that documents a service. */
export interface ServiceFile {
  /** Doc id of the service's page. */
  service: string
  holds: "inputs" | "outputs"
}

/** What a file of the content tree documents, by its path from the content directory; `undefined` for any other file. */
export function serviceFileOf(layout: ContentLayout, file: string): ServiceFile | undefined {
  const match = /^reference\/services\/(.+)\/(variables|outputs)\.tf$/.exec(file)
  if (layout.docsFolder === "" || !match) return undefined
  return { service: `reference/services/${match[1]}`, holds: match[2] === "variables" ? "inputs" : "outputs" }
}
