import type { RenderContext } from "../markdown/types"
import { loadConfig } from "../config/load-config"
import { resolveImageFile } from "../images/resolve-image"
import { createContentIndex, type ContentIndex } from "./content-index"
import { contentLayout } from "./layout"
import { createRenderContext } from "./render-context"
import path from "node:path"

let current: ContentIndex = createContentIndex([], [])
let prefix = ""

/** Hands over the index that MDX files' links are resolved with; called before webpack compiles them. */
export function setContentIndex(index: ContentIndex): void {
  current = index
}

/** Hands over the path prefix of this run. */
export function setPathPrefix(pathPrefix: string): void {
  prefix = pathPrefix
}

/** What an MDX file is rendered with. Links are resolved when the file is compiled, from the newest index. */
export function contextForFile(absolutePath: string): RenderContext {
  const { environment, site } = loadConfig()
  const layout = contentLayout(environment.CONTENT_DIR)
  const file = path.relative(layout.root, absolutePath).split(path.sep).join("/")
  const slug = current.byFile.get(file)?.slug ?? "/"
  return createRenderContext({
    index: current,
    layout,
    site,
    origin: { file, slug },
    pathPrefix: prefix,
    resolveImageFile,
  })
}
