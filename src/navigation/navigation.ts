import { afterPaint } from "../browser/after-paint"
import { normalizeAddress } from "../shared/paths"
import { gatsbyRuntime, type LoadedPage, withoutQuery } from "./gatsby-runtime"
import { isOverlayEntry, prepareFirstEntry, normalizeEntry } from "./history-entry"
import { hostResponds } from "./probe-page"
import { type Failure, routeState } from "./route-state"

/** A page that the reader requested and that is not shown yet. */
interface PageRequest {
  /** Path of the page, with the path prefix. */
  path: string
  /** The address in the address bar at the time of the request. */
  from: string
  /** Loads the page with a full page load. */
  loadDocument: () => void
}

/** The latest request. Responses to earlier requests are stale and not shown. */
let current: PageRequest | undefined
/** Whether a page has been hydrated. Until then, Gatsby loads the page of the document, whose HTML is already shown. */
let isHydrated = false

/**
 * Wraps the function with which Gatsby loads the page of a link or of a history entry. Only the promise of the latest
 * request resolves. The promise of a failed request never resolves, so that the current page stays and the reader can
 * retry; Gatsby itself would do a full page load that loses query and fragment. Call it in `onClientEntry`.
 *
 * If one of the globals that it needs is missing, Gatsby's own navigation is used.
 * @param onFirstFailure called when the document's own page cannot be hydrated
 */
export function controlNavigation(onFirstFailure: () => void): void {
  const runtime = gatsbyRuntime()
  if (!runtime) return
  const { ___loader: loader, ___navigate: navigate, ___chunkMapping: mapping } = runtime
  const { loadPage, loadPageSync } = loader
  // so that Gatsby finds the script of a page that it prefetches
  if (typeof mapping === "string") runtime.___chunkMapping = JSON.parse(mapping) as Record<string, string[]>
  /** The arguments of `___navigate`, while it calls `loadPage`. */
  let destination: { address: string; replaces: () => boolean } | undefined

  runtime.___navigate = (to, options) => {
    if (typeof to === "number") return navigate(to)
    const address = normalizeAddress(to)
    // An open menu has a history entry of its own; the new page takes its place.
    const replaces = () => options?.replace === true || isOverlayEntry()
    destination = { address, replaces }
    navigate(address, {
      ...options,
      get replace() {
        return replaces() // Gatsby reads it after the page has been loaded
      },
    })
    destination = undefined
  }

  loader.loadPageSync = (path, options) => loadPageSync(withoutQuery(path), options)
  loader.loadPage = async (fullPath) => {
    const path = withoutQuery(fullPath)
    if (!isHydrated) return loadFirstPage(path, await attempt(loadPage, path), onFirstFailure)
    const target = destination
    const request: PageRequest = {
      path,
      from: window.location.href,
      loadDocument: () => {
        if (target) window.location[target.replaces() ? "replace" : "assign"](target.address)
        else window.location.reload() // the address is already that of the page
      },
    }
    current = request
    const loading = attempt(loadPage, path)
    if (!loadPageSync(path)) routeState.start() // renders synchronously, so the request is sent first
    const page = await loading
    if (request !== current) return never
    // Gatsby would do a full page load for a page of an unknown build, too.
    if (!isLoaded(page) || (target && page?.page?.webpackCompilationHash === "")) {
      void recover(request, failureOf(request, "The page could not be loaded.", messageOf(page)))
      return never
    }
    current = undefined
    return page
  }

  followHistory()
  prepareFirstEntry()
}

/** Ends the current request when the reader goes to another history entry, or comes back to a page that the browser kept. */
function followHistory(): void {
  window.addEventListener("popstate", () => {
    normalizeEntry()
    if (isHydrated) endRequest()
  })
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return
    current = undefined // the browser aborted the request when the reader left
    routeState.finish()
  })
}

/** Call it in `onRouteUpdate`, when the page at the current address is shown. */
export function finishNavigation(): void {
  isHydrated = true
  // The state's subscribers render synchronously, which would delay the page's first paint until all effects have run.
  afterPaint(endRequest)
}

/** Cancels the request, unless it was made at the current address, as when a menu was closed since. */
function endRequest(): void {
  if (current?.from === window.location.href) return
  current = undefined
  routeState.finish()
}

/** A first page that failed can still be read. It is never reloaded automatically, which could repeat forever. */
function loadFirstPage(
  path: string,
  page: LoadedPage,
  onFailure: () => void,
): LoadedPage | Promise<LoadedPage> {
  if (isLoaded(page) || path !== window.location.pathname) return page
  current = { path, from: window.location.href, loadDocument: () => window.location.reload() }
  onFailure()
  const message = `Its text is complete, but its buttons and menus did not load. ${messageOf(page)}`
  routeState.fail(failureOf(current, "Parts of this page do not work.", message))
  return never
}

/** Does a full page load if the host serves the page; otherwise shows the failure, which the reader can retry. */
async function recover(request: PageRequest, failure: Failure): Promise<void> {
  const answered = await hostResponds(request.path)
  if (request !== current) return
  if (answered) request.loadDocument()
  else routeState.fail(failure)
}

function failureOf(request: PageRequest, title: string, message: string): Failure {
  const failure: Failure = {
    title,
    message,
    dismiss: () => {
      if (current === request) current = undefined
      routeState.finish()
    },
    retry: () => {
      routeState.start(failure)
      void recover(request, failure)
    },
  }
  return failure
}

const never = new Promise<never>(() => undefined)

/** The page, or its error: Gatsby returns some errors and throws others. */
async function attempt(loadPage: (path: string) => Promise<LoadedPage>, path: string): Promise<LoadedPage> {
  try {
    return await loadPage(path)
  } catch (error) {
    return { status: "error", error }
  }
}

function isLoaded(page: LoadedPage): boolean {
  return page !== undefined && page.status !== "error"
}

function messageOf(page: LoadedPage): string {
  if (!navigator.onLine) return "You are offline."
  return page?.error instanceof Error ? page.error.message : "The server did not answer."
}
