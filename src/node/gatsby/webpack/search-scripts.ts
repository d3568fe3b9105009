import type { Compiler, WebpackPluginInstance } from "webpack"

/** Gatsby's name of the results page in the bundle. */
const page = "component---src-pages-search-tsx"

/** The part of webpack's `ChunkGroup`, chunks that are loaded together, that the plugin uses. */
interface Group {
  name?: string | null
  getFiles(): string[]
  /** The imports by which they are loaded. */
  origins: readonly { request?: string }[]
}

/**
 * Finds the scripts that the results page needs in addition to those of every page, in the bundle for
 * browsers: its own and the search engine's. Like the stylesheet's name, their names are a constant in the
 * bundle that renders HTML.
 */
export class SearchScripts implements WebpackPluginInstance {
  /** Paths in `public/`; none until the bundle for browsers is built. */
  names: readonly string[] = []

  /** @param engine the module of the search engine, as `load-client.ts` imports it */
  constructor(private readonly engine: () => string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap("SearchScripts", ({ chunkGroups }: { chunkGroups: readonly Group[] }) => {
      const engine = this.engine()
      const resultsPage = chunkGroups.find(({ name }) => name === page)
      const search = chunkGroups.find(({ origins }) => origins.some(({ request }) => request === engine))
      if (!resultsPage || !search)
        throw new Error("The bundle for browsers lacks the results page or its search engine.")
      const files = new Set([...resultsPage.getFiles(), ...search.getFiles()])
      this.names = [...files].filter((file) => file.endsWith(".js"))
    })
  }
}
