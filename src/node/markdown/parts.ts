import type { VFile } from "vfile"
import type { BodyParts } from "../content/body-parts"

/** Option of the plugins that put in what a body names. */
export interface WithParts {
  partsOf(file: VFile): BodyParts
  /** Path of the body's file from the content directory. */
  nameOf(file: VFile): string
}
