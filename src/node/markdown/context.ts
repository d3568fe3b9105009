import type { VFile } from "vfile"
import type { RenderContext } from "./types"

/** Option of the plugins that need the outside: finds what a file is rendered with. */
export interface WithContext {
  contextOf(file: VFile): RenderContext
}
