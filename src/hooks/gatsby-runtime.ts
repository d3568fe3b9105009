/** What Gatsby's loader says of a page: `undefined` or an error when it could not be loaded. */
export type LoadedPage = { status?: "error"; error?: unknown } | undefined

/** Gatsby's loader. It keeps what it loaded, failures included, for as long as the document lives. */
interface Loader {
  loadPage(path: string): Promise<LoadedPage>
  /** The page, if it has been loaded without an error. */
  loadPageSync(path: string, options?: object): LoadedPage
  /** Fetches a page ahead, in a queue; the result can be taken out of the queue again. */
  enqueue(path: string): { abort(): void }
  /** Loads a page at once, because its link is pointed at. */
  hovering(path: string): void
}

export interface NavigateOptions {
  state?: object
  replace?: boolean
}

/** Gatsby's globals in the browser, as far as the site uses them. They are the only hooks into its navigation. */
interface GatsbyRuntime {
  ___loader: Loader
  /** What every link of Gatsby's calls, and its `navigate`. */
  ___navigate(to: string | number, options?: NavigateOptions): void
  /** Script files by chunk name; Gatsby writes it as JSON within a string, and so never finds anything in it. */
  ___chunkMapping: string | Record<string, string[]>
}

/** Gatsby's globals; there from `onClientEntry` on. */
export function gatsbyRuntime(): GatsbyRuntime {
  return window as unknown as GatsbyRuntime
}

/**
 * A static page is the same whatever its query says. Gatsby, which can also render pages on a server, would fetch a page
 * anew for each query it meets. Call it before anything is loaded.
 */
export function loadPagesWithoutQuery(): void {
  const { ___loader: loader } = gatsbyRuntime()
  const { loadPage, loadPageSync, enqueue, hovering } = loader
  loader.loadPage = (path) => loadPage(withoutQuery(path))
  loader.loadPageSync = (path, options) => loadPageSync(withoutQuery(path), options)
  loader.enqueue = (path) => enqueue(withoutQuery(path))
  loader.hovering = (path) => hovering(withoutQuery(path))
}

function withoutQuery(path: string): string {
  return path.split("?", 1)[0] ?? path
}

/** Script files of a chunk, as paths without the path prefix. */
export function chunkFiles(name: string): readonly string[] {
  const { ___chunkMapping: mapping } = gatsbyRuntime()
  return (typeof mapping === "string" ? undefined : mapping[name]) ?? []
}
