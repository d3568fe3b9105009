import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { configuredLayout } from "../config/configured-layout"
import { loadConfig } from "../config/load-config"
import type { CodeFile } from "../content/code-file"
import { createContentIndex, type ContentIndex } from "../content/content-index"
import { createRenderContext } from "../content/render-context"
import { indexDigest } from "../content/render-document"
import type { Variables } from "../content/variables"
import type { VersionTable } from "../content/version-table"
import type { ValueRule } from "../content/value-rules"
import { noParts, type BodyParts } from "../content/body-parts"
import type { Term } from "../glossary/glossary-file"
import type { RenderContext } from "../markdown/types"
import { publishFile } from "./images/publish-file"
import { resolveImageFile } from "./images/resolve-image"

/** Data from other files that compiled pages show. */
interface MdxSettings {
  versionTables: ReadonlyMap<string, VersionTable>
  codeFiles: ReadonlyMap<string, CodeFile>
  variables: Variables | undefined
  valueRules: readonly ValueRule[]
  terms: readonly Term[]
}

/** The render contexts for MDX files. The plugins are created before the pages are known, so contexts are looked up late. */
export class MdxContexts {
  /**
   * A file with a digest of all page addresses. Compiled MDX depends on it, so that a page is recompiled when the address of
   * a page that it links to has changed.
   */
  readonly digestFile = path.resolve(".cache/content/addresses")
  private index: ContentIndex = createContentIndex([], [])
  private parts: BodyParts = noParts
  private valueRules: readonly ValueRule[] = []
  private terms: readonly Term[] = []
  private pathPrefix = ""

  /** Sets the path prefix of this run. */
  setPathPrefix(pathPrefix: string): void {
    this.pathPrefix = pathPrefix
  }

  /** Hands over the pages and settings. Called before webpack compiles MDX, and whenever they have changed. */
  setContent(index: ContentIndex, settings: MdxSettings): void {
    const { versionTables, codeFiles, variables, valueRules, terms } = settings
    this.index = index
    this.parts = { versionTables, codeFiles, variables }
    this.valueRules = valueRules
    this.terms = terms
    const shown = [[...versionTables.values()], [...codeFiles], variables, valueRules, terms]
    const digest = `${indexDigest(index)} ${JSON.stringify(shown)}`
    if (existsSync(this.digestFile) && readFileSync(this.digestFile, "utf8") === digest) return
    mkdirSync(path.dirname(this.digestFile), { recursive: true })
    writeFileSync(this.digestFile, digest)
  }

  /** The render context of the file at an absolute path. */
  readonly contextFor = (absolutePath: string): RenderContext => {
    const layout = configuredLayout()
    const file = path.relative(layout.root, absolutePath).split(path.sep).join("/")
    return createRenderContext({
      index: this.index,
      layout,
      site: loadConfig().site,
      origin: { file, slug: this.index.byFile.get(file)?.slug ?? "/" },
      pathPrefix: this.pathPrefix,
      resolveImageFile,
      publishFile,
      ...this.parts,
      valueRules: this.valueRules,
      terms: this.terms,
    })
  }
}
