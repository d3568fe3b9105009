import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { LoaderContext } from "webpack"
import { configuredLayout } from "../../config/configured-layout"
import { loadConfig } from "../../config/load-config"
import { noParts } from "../../markdown/body-parts"
import type { Content } from "../../content/content"
import { createContentIndex } from "../../content/content-index"
import { createRenderContext } from "../../content/render/render-context"
import { indexDigest } from "../../content/render/render-document"
import type { RenderContext } from "../../markdown/render-inputs"
import { publishFile } from "../images/publish-file"
import { resolveImageFile } from "../images/resolve-image"
import { relativePath } from "../../content/files/relative-path"

/** The part of webpack's loader context with which a loader declares what a compiled file depends on. */
type Dependent = Pick<LoaderContext<unknown>, "addDependency" | "addMissingDependency">

/** Creates the render contexts for MDX files. */
export class MdxContexts {
  /**
   * A file with a digest of all page addresses. Compiled MDX depends on it, so that a page is recompiled when the address of
   * a page that it links to has changed.
   */
  private readonly digestFile = path.resolve(".cache/content/addresses")
  private content: Content | undefined
  private pathPrefix = ""

  /** Sets the path prefix of this run. */
  setPathPrefix(pathPrefix: string): void {
    this.pathPrefix = pathPrefix
  }

  /** Hands over the content. Called before webpack compiles MDX, and whenever the content has changed. */
  setContent(content: Content): void {
    this.content = content
    const { index, versionTables, codeFiles, variables, valueRules, terms } = content
    const shown = [[...versionTables], [...codeFiles], variables, valueRules, terms]
    const digest = `${indexDigest(index)} ${JSON.stringify(shown)}`
    if (existsSync(this.digestFile) && readFileSync(this.digestFile, "utf8") === digest) return
    mkdirSync(path.dirname(this.digestFile), { recursive: true })
    writeFileSync(this.digestFile, digest)
  }

  /**
   * The render context of the file at an absolute path.
   * @param compiled of the loader that is about to compile the file, which then depends on the page addresses and on what its text
   * refers to
   */
  readonly contextFor = (absolutePath: string, compiled?: Dependent): RenderContext => {
    compiled?.addDependency(this.digestFile)
    const layout = configuredLayout()
    const file = relativePath(layout.root, absolutePath)
    const content = this.content ?? {
      ...noParts,
      index: createContentIndex([], []),
      valueRules: [],
      terms: [],
    }
    return createRenderContext({
      ...content,
      layout,
      site: loadConfig().site,
      origin: { file, slug: content.index.byFile.get(file)?.slug ?? "/" },
      pathPrefix: this.pathPrefix,
      resolveImageFile,
      publishFile,
      onFile: (file) => compiled?.addDependency(file),
      onMissingFile(places) {
        for (const place of places) compiled?.addMissingDependency(place)
      },
    })
  }
}
