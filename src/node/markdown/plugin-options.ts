import type { VFile } from "vfile"
import type { BodyParts } from "./body-parts"
import type { RenderContext } from "./render-inputs"

/** Option of plugins that need external data: returns the render context of a file. */
export interface WithContext {
  contextOf(file: VFile): RenderContext
}

/** Option of the plugins that insert data to which a body refers. */
export interface WithParts {
  partsOf(file: VFile): BodyParts
  /** Path of the body's file from the content directory. */
  nameOf(file: VFile): string
}
