/** A page in Gatsby's loader: `undefined` or an error when it could not be loaded. */
export type LoadedPage =
  | {
      status?: "error"
      error?: unknown
      /** The results of its queries. */
      json?: unknown
      /** The hash of its build is empty when `app-data.json` could not be loaded. */
      page?: { componentChunkName: string; webpackCompilationHash?: string }
    }
  | undefined

/** Gatsby's loader. It caches what it loads, failures included, for the lifetime of the document. */
interface Loader {
  /** Called by Gatsby for every navigation, and for history entries whose page is not cached. */
  loadPage(path: string): Promise<LoadedPage>
  /** The cached page, if it was loaded without an error. */
  loadPageSync(path: string, options?: object): LoadedPage
  /** `undefined` for a page that exists. */
  isPageNotFound(path: string): boolean | undefined
  /** Adds a page to the prefetch queue; `abort` removes it if it has not started yet. */
  enqueue(path: string): { abort(): void }
  /** Loads a page at once, because the pointer is on a link to it. */
  hovering(path: string): void
}

interface NavigateOptions {
  state?: object
  replace?: boolean
}

/** The undocumented globals of Gatsby that this site uses. They are set before `onClientEntry` runs. */
export interface GatsbyRuntime {
  ___loader: Loader
  /** Called by every Gatsby link and by Gatsby's `navigate`. */
  ___navigate(to: string | number, options?: NavigateOptions): void
  /** Script files by chunk name. Gatsby stores it as a JSON string, so its own lookups in it never find anything. */
  ___chunkMapping?: string | Record<string, string[]>
}

const loaderMethods = ["loadPage", "loadPageSync", "enqueue", "hovering"] as const

/** Gatsby's globals, or `undefined` if this version of Gatsby lacks one of them. */
export function gatsbyRuntime(): GatsbyRuntime | undefined {
  const { ___loader, ___navigate } = window as Partial<GatsbyRuntime>
  const isComplete =
    typeof ___navigate === "function" &&
    loaderMethods.every((name) => typeof ___loader?.[name] === "function")
  return isComplete ? (window as unknown as GatsbyRuntime) : undefined
}

/** A path without its query: a static page is the same for every query, but Gatsby would fetch it for each. */
export function withoutQuery(path: string): string {
  return path.split("?", 1)[0] ?? path
}

/** Script files of a chunk, as paths without the path prefix. */
export function chunkFiles(name: string): readonly string[] {
  const mapping = gatsbyRuntime()?.___chunkMapping
  return (typeof mapping === "object" ? mapping[name] : undefined) ?? []
}
