import type { RenderContext } from "../markdown/types"
import { loadConfig } from "../config/load-config"
import { publishFile } from "./images/publish-file"
import { resolveImageFile } from "./images/resolve-image"
import { createContentIndex, type ContentIndex } from "../content/content-index"
import { contentLayout } from "../content/layout"
import { createRenderContext } from "../content/render-context"
import { noVersionTables, type VersionTables } from "../content/version-table"
import path from "node:path"

let current: ContentIndex = createContentIndex([], [])
let versionTables = noVersionTables
let prefix = ""

/** Hands over what MDX files' links and version tables are resolved with; called before webpack compiles them. */
export function setContentIndex(index: ContentIndex, tables: VersionTables): void {
  current = index
  versionTables = tables
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
    publishFile,
    versionTables,
  })
}
