import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { configuredLayout } from "../config/configured-layout"
import { loadConfig } from "../config/load-config"
import { createContentIndex, type ContentIndex } from "../content/content-index"
import { createRenderContext } from "../content/render-context"
import { indexDigest } from "../content/render-document"
import type { ValueRule } from "../content/value-rules"
import { noVersionTables, type VersionTables } from "../content/version-table"
import type { Term } from "../glossary/glossary-file"
import type { RenderContext } from "../markdown/types"
import { publishFile } from "./images/publish-file"
import { resolveImageFile } from "./images/resolve-image"

/** What compiled pages show of other files than their own. */
interface MdxSettings {
  versionTables: VersionTables
  valueRules: readonly ValueRule[]
  terms: readonly Term[]
}

/** What MDX files are compiled with: webpack compiles them after the pages are known, with plugins made before that. */
export class MdxContexts {
  /**
   * A file that changes when the pages that links may lead to have changed. Compiled MDX depends on it, so that a page is
   * compiled anew when the address of another one that it links to has changed.
   */
  readonly digestFile = path.resolve(".cache/content/addresses")
  private index: ContentIndex = createContentIndex([], [])
  private versionTables: VersionTables = noVersionTables
  private valueRules: readonly ValueRule[] = []
  private terms: readonly Term[] = []
  private pathPrefix = ""

  /** Hands over the path prefix of this run. */
  setPathPrefix(pathPrefix: string): void {
    this.pathPrefix = pathPrefix
  }

  /** Hands over the pages and settings. Called before webpack compiles MDX, and whenever they have changed. */
  setContent(index: ContentIndex, { versionTables, valueRules, terms }: MdxSettings): void {
    this.index = index
    this.versionTables = versionTables
    this.valueRules = valueRules
    this.terms = terms
    const tables = [...versionTables.keys()].map((name) => versionTables.get(name))
    const digest = `${indexDigest(index)} ${JSON.stringify([tables, valueRules, terms])}`
    if (existsSync(this.digestFile) && readFileSync(this.digestFile, "utf8") === digest) return
    mkdirSync(path.dirname(this.digestFile), { recursive: true })
    writeFileSync(this.digestFile, digest)
  }

  /** What the file of an absolute path is compiled with. */
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
      versionTables: this.versionTables,
      valueRules: this.valueRules,
      terms: this.terms,
    })
  }
}
