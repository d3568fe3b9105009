import type { VFile } from "vfile"
import type { RenderContext } from "./types"

/** Option of plugins that need external data: returns the render context of a file. */
export interface WithContext {
  contextOf(file: VFile): RenderContext
}
