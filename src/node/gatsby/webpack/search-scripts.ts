import type { Compiler, WebpackPluginInstance } from "webpack"

/** Gatsby's name of the results page in the bundle. */
const page = "component---src-pages-search-tsx"

/** Chunks that are loaded together; what the plugin uses of webpack's. */
interface Group {
  name?: string | null
  getFiles(): string[]
  /** Where the code imports them. */
  origins: readonly { request?: string }[]
}

/**
 * Learns which scripts the results page needs beside those of every page, from the bundle for browsers: its own and the
 * search engine's. As with the stylesheet, the bundle that renders HTML has their names as a constant.
 */
export class SearchScripts implements WebpackPluginInstance {
  /** Paths in `public/`; none until the bundle for browsers is built. */
  names: readonly string[] = []

  /** @param engine the module of the search engine, as `load-client.ts` imports it */
  constructor(private readonly engine: () => string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap("SearchScripts", ({ chunkGroups }: { chunkGroups: readonly Group[] }) => {
      const engine = this.engine()
      const own = chunkGroups.find(({ name }) => name === page)
      const search = chunkGroups.find(({ origins }) => origins.some(({ request }) => request === engine))
      if (!own || !search)
        throw new Error("The bundle for browsers lacks the results page or its search engine.")
      const files = new Set([...own.getFiles(), ...search.getFiles()])
      this.names = [...files].filter((file) => file.endsWith(".js"))
    })
  }
}
